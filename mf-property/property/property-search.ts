import type { Visit } from "@stays/contract";
import type { CalendarSource } from "@stays/property";
import {
  parseSearch,
  personConfigurationsFor,
  roomMode,
  type SearchState,
  searchQueryOf,
} from "@stays/search-state";
import { isPast, type PersonConfiguration } from "@stays/stay";
import type { AccommodationContentArgs, SearchAccommodationArgs } from "@stays/wire";
import { calendarSource } from "./calendar-source.ts";

/** What the address of a property page asks for. */
export interface PropertySearch {
  /** Bare digits of the property; of a cabin or room the parent's (decision 7). */
  readonly propertyId: string;
  /** Bare digits of the cabin or room, on their own pages. */
  readonly detailId: string | null;
  readonly state: SearchState;
  /** Those that are sent: as many rooms as the kind of page allows (ruling 1). */
  readonly persons: readonly PersonConfiguration[];
  /** A past stay is shown as no dates (ruling 40). */
  readonly isPast: boolean;
  /** Whose arrival days there are to choose from. */
  readonly calendar: CalendarSource;
  readonly content: AccommodationContentArgs;
  /** null = no dates, no guests or dates in the past: nothing to ask for. */
  readonly prices: SearchAccommodationArgs | null;
  /** Units that pass the filters, when there are filters and no dates. */
  readonly filtered: AccommodationContentArgs | null;
}

const isSet = (state: SearchState): boolean =>
  state.attributes.length > 0 || Object.keys(state.capacity).length > 0;

/**
 * Reads a visit of a property page. Filters narrow the units of a village or hotel; the page of one unit must find it
 * whatever the filters say, so they are not sent there.
 */
export function propertySearch({ place, settings, today }: Visit): PropertySearch {
  const state = parseSearch(place.search, settings.guests);
  const mode = roomMode({
    category: state.category,
    hotelCategoryId: settings.search.hotelCategoryId,
    routeName: place.route,
  });
  const persons = personConfigurationsFor(state, mode, settings.guests);
  const propertyId = place.params.id ?? "";
  const detailId = place.params.detailId ?? null;
  const past = state.start !== null && isPast(state.start, today);
  const search = past ? null : searchQueryOf(state, persons);
  const filter = detailId === null && isSet(state);
  const narrowed = filter ? { attributes: state.attributes, capacityFilter: state.capacity } : {};
  return {
    propertyId,
    detailId,
    state,
    persons,
    isPast: past,
    calendar: calendarSource({ route: place.route, propertyId, detailId }),
    content: { productId: propertyId },
    prices: search && {
      productId: propertyId,
      start: search.start,
      end: search.end,
      personConfigurations: search.personConfigurations,
      promoCode: search.promoCode,
      ...narrowed,
    },
    filtered: filter && !search ? { productId: propertyId, ...narrowed } : null,
  };
}
