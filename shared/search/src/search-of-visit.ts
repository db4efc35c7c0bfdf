import { earliestArrival, isPast, type PersonConfiguration } from "@stays/domain";
import type { GuestLimits } from "./guest-limits.ts";
import { parseSearch } from "./parse-search.ts";
import { personConfigurationsFor, type RoomMode, roomMode } from "./room-mode.ts";
import type { SearchState } from "./search-state.ts";

/** The part of a visit that determines its search. */
export interface SearchedVisit {
  readonly place: { readonly search: string; readonly route: string };
  readonly settings: {
    readonly guests: GuestLimits;
    readonly promoCodeActive: boolean;
    readonly calendar: { readonly earliestArrival: string | null };
    readonly search: { readonly hotelCategoryId: number | null };
  };
  /** YYYY-MM-DD at the destination. */
  readonly today: string;
}

/** The search that the URL of a page describes. */
export interface VisitSearch {
  readonly state: SearchState;
  readonly mode: RoomMode;
  /** The persons that are sent: as many rooms as the kind of page allows (SW-06, ruling 1). */
  readonly persons: readonly PersonConfiguration[];
  /** The arrival is before the first possible one; the page is then shown as without dates (ruling 40). */
  readonly isPast: boolean;
  /** The arrival is not before today, but before the configured first arrival (SW-01). */
  readonly isTooEarly: boolean;
}

/**
 * Reads the search from the URL; there is no other copy of it (RT-08). A promo code counts only if promo
 * codes are active (SW-10).
 */
export function searchOfVisit({ place, settings, today }: SearchedVisit): VisitSearch {
  const parsed = parseSearch(place.search, settings.guests);
  const state = settings.promoCodeActive ? parsed : { ...parsed, promoCode: null };
  const earliest = earliestArrival(today, settings.calendar.earliestArrival);
  const mode = roomMode({
    category: state.category,
    hotelCategoryId: settings.search.hotelCategoryId,
    routeName: place.route,
  });
  return {
    state,
    mode,
    persons: personConfigurationsFor(state, mode, settings.guests),
    isPast: state.start !== null && isPast(state.start, earliest),
    isTooEarly: state.start !== null && isPast(state.start, earliest) && !isPast(state.start, today),
  };
}
