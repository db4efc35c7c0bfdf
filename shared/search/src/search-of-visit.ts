import type { Visit } from "@stays/contract";
import { earliestArrival, isPast, type PersonConfiguration } from "@stays/domain";
import { personConfigurationsFor, type RoomMode, roomMode } from "./room-mode.ts";
import type { SearchState } from "./search-state.ts";
import { searchStateOf } from "./search-state-of.ts";

/** The search of a page, and what follows from it, the page and the settings. */
export interface PageSearch {
  readonly state: SearchState;
  readonly mode: RoomMode;
  /** The persons that are sent: as many rooms as the kind of page allows (SW-06, ruling 1). */
  readonly persons: readonly PersonConfiguration[];
  /** The arrival is before the first possible one; the page is then shown as without dates (ruling 40). */
  readonly isPast: boolean;
  /** The arrival is not before today, but before the configured first arrival (SW-01). */
  readonly isTooEarly: boolean;
}

/** Returns the search of a visit, with the rules that apply to its page. */
export function searchOfVisit(visit: Visit): PageSearch {
  const { place, settings, today } = visit;
  const state = searchStateOf(visit);
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
