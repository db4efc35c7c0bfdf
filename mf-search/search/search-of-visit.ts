import type { Visit } from "@stays/contract";
import {
  parseSearch,
  personConfigurationsFor,
  type RoomMode,
  roomMode,
  type SearchState,
} from "@stays/search-state";
import { isPast, type PersonConfiguration } from "@stays/stay";

/** What the address of the results page asks for. */
export interface VisitSearch {
  readonly state: SearchState;
  readonly mode: RoomMode;
  /** Those that a search sends (SW-06). */
  readonly persons: readonly PersonConfiguration[];
  /** The stay would have begun before today: shown as if no dates were chosen (ruling 40). */
  readonly isPast: boolean;
}

/** Reads the search from the address; there is no second copy of it (RT-08). */
export function searchOfVisit({ place, settings, today }: Visit): VisitSearch {
  const state = parseSearch(place.search, settings.guests);
  const mode = roomMode({
    category: state.category,
    hotelCategoryId: settings.search.hotelCategoryId,
    routeName: place.route,
  });
  return {
    state,
    mode,
    persons: personConfigurationsFor(state, mode, settings.guests),
    isPast: state.start !== null && isPast(state.start, today),
  };
}
