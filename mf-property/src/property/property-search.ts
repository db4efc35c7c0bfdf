import type { Visit } from "@stays/contract";
import type { AccommodationContentArgs, SearchAccommodationArgs } from "@stays/galaxy";
import { type SearchState, searchOfVisit, searchQueryOf } from "@stays/search";
import type { CalendarSource } from "@stays/search/availability";
import type { RequestedStay } from "@stays/stay-page";
import { calendarSource } from "./calendar-source.ts";

/** The search that the URL of a property page describes. */
export interface PropertySearch extends RequestedStay {
  /** Bare digits of the property; on the page of a cabin or room, of its parent (wire decision 7). */
  readonly propertyId: string;
  /** Bare digits of the cabin or room, on the page of a unit in a property; else null. */
  readonly detailId: string | null;
  /** The query of the calendar with the arrival days. */
  readonly calendar: CalendarSource;
  readonly content: AccommodationContentArgs;
  /** null = no dates, no guests or dates in the past, so no prices are requested. */
  readonly prices: SearchAccommodationArgs | null;
  /** The request for the units that pass the filters, when there are filters and no dates. */
  readonly filtered: AccommodationContentArgs | null;
}

const isSet = (state: SearchState): boolean =>
  state.attributes.length > 0 || Object.keys(state.capacity).length > 0;

/**
 * Reads the search from the visit of a property page. Filters narrow the units of a village or hotel. The
 * page of one unit must find its unit, so it sends no filters.
 */
export function propertySearch(visit: Visit): PropertySearch {
  const { place } = visit;
  const asked = searchOfVisit(visit);
  const propertyId = place.params.id ?? "";
  const detailId = place.params.detailId ?? null;
  const search = asked.isPast ? null : searchQueryOf(asked.state, asked.persons);
  const filter = detailId === null && isSet(asked.state);
  const narrowed = filter ? { attributes: asked.state.attributes, capacityFilter: asked.state.capacity } : {};
  return {
    ...asked,
    propertyId,
    detailId,
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
