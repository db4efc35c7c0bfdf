import type { SiteSettings, StaySearch } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import { personConfigurationsFor, roomMode, withCategory } from "@stays/search";
import { chosenAreas } from "../search/areas.ts";

/** Values of the search form that are not submitted yet. */
export interface SearchDraft {
  readonly category: number | null;
  /** Empty = all areas. */
  readonly areas: readonly number[];
  readonly start: string | null;
  readonly end: string | null;
  readonly rooms: readonly PersonConfiguration[];
}

/** Creates the draft of a search; past dates are dropped (ruling 40). */
export function draftOf(state: StaySearch, isPast: boolean): SearchDraft {
  return {
    category: state.category,
    areas: chosenAreas(state),
    start: isPast ? null : state.start,
    end: isPast ? null : state.end,
    rooms: state.rooms,
  };
}

/** Applies a draft to a search, with as many rooms as its mode allows (SW-06). Other parameters stay. */
export function searchWith(state: StaySearch, draft: SearchDraft, settings: SiteSettings): StaySearch {
  const mode = roomMode(draft.category, settings.search);
  const before = draftOf(state, false);
  const isSameArea = draft.areas.join() === before.areas.join();
  const isSameStay = draft.start === before.start && draft.end === before.end;
  const [geo = null, ...others] = draft.areas;
  return {
    ...withCategory(state, draft.category),
    ...(isSameArea
      ? {}
      : { geo: others.length > 0 ? null : geo, geos: others.length > 0 ? draft.areas : [] }),
    // The map area belongs to the previous areas and dates.
    bounds: isSameArea && isSameStay ? state.bounds : null,
    start: draft.start,
    end: draft.end,
    rooms: personConfigurationsFor(draft, mode, settings.guests),
  };
}
