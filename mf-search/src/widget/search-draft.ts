import type { SiteSettings } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import { personConfigurationsFor, roomMode, type SearchState, withCategory } from "@stays/search";
import { chosenAreas } from "../search/areas.ts";

/** What the visitor has chosen in the widget and not yet searched for. */
export interface SearchDraft {
  readonly category: number | null;
  /** None = all of them. */
  readonly areas: readonly number[];
  readonly start: string | null;
  readonly end: string | null;
  readonly rooms: readonly PersonConfiguration[];
}

/** What the widget shows of a search; dates of a stay that is past are not carried on (ruling 40). */
export function draftOf(state: SearchState, isPast: boolean): SearchDraft {
  return {
    category: state.category,
    areas: chosenAreas(state),
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
  const isSameArea = draft.areas.join() === before.areas.join();
  const isSameStay = draft.start === before.start && draft.end === before.end;
  const [geo = null, ...others] = draft.areas;
  return {
    ...withCategory(state, draft.category),
    ...(isSameArea
      ? {}
      : { geo: others.length > 0 ? null : geo, geos: others.length > 0 ? draft.areas : [] }),
    // A part of the map was searched for those areas and dates.
    bounds: isSameArea && isSameStay ? state.bounds : null,
    start: draft.start,
    end: draft.end,
    rooms: personConfigurationsFor(draft, mode, settings.guests),
  };
}
