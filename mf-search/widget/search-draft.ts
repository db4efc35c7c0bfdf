import type { SiteSettings } from "@stays/contract";
import { personConfigurationsFor, roomMode, type SearchState, withCategory } from "@stays/search-state";
import type { PersonConfiguration } from "@stays/stay";
import { chosenAreas } from "../search/areas.ts";

/** What the visitor has chosen in the widget and not yet searched for. */
export interface SearchDraft {
  readonly category: number | null;
  readonly area: number | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly rooms: readonly PersonConfiguration[];
}

/** What the widget shows of a search; dates of a stay that is past are not carried on (ruling 40). */
export function draftOf(state: SearchState, isPast: boolean): SearchDraft {
  const [area = null, ...others] = chosenAreas(state);
  return {
    category: state.category,
    area: others.length === 0 ? area : null,
    start: isPast ? null : state.start,
    end: isPast ? null : state.end,
    rooms: state.rooms,
  };
}

/** The search that a draft makes of the one before: rooms as many as its mode allows (SW-06), other keys kept. */
export function searchWith(state: SearchState, draft: SearchDraft, settings: SiteSettings): SearchState {
  const mode = roomMode({
    category: draft.category,
    hotelCategoryId: settings.search.hotelCategoryId,
    routeName: null,
  });
  const before = draftOf(state, false);
  const areas = draft.area === before.area ? {} : { geo: draft.area, geos: [], bounds: null };
  return {
    ...withCategory(state, draft.category),
    ...areas,
    start: draft.start,
    end: draft.end,
    rooms: personConfigurationsFor(draft, mode, settings.guests),
  };
}
