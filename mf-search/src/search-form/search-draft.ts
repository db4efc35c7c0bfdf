import type { SiteSettings, StaySearch } from "@stays/contract";
import { hasUnsetAge, type PersonConfiguration, personCount } from "@stays/domain";
import { limitRooms, roomMode, withCategory } from "@stays/search";
import { type ErrorKey, findRequiredErrors, type RequiredRules } from "../listing/results-request.ts";
import { chosenAreas } from "./areas.ts";

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
export function createDraft(state: StaySearch, isPast: boolean): SearchDraft {
  return {
    category: state.category,
    areas: chosenAreas(state),
    start: isPast ? null : state.start,
    end: isPast ? null : state.end,
    rooms: state.rooms,
  };
}

/** Applies a draft to a search, with as many rooms as its mode allows (SW-06). Other parameters stay. */
export function applyDraft(state: StaySearch, draft: SearchDraft, settings: SiteSettings): StaySearch {
  const mode = roomMode(draft.category, settings.search);
  const before = createDraft(state, false);
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
    rooms: limitRooms(draft, mode, settings.guests),
  };
}

/** Text keys of the errors, by field in the order of the form; a valid field has no entry. */
export type DraftErrors = Partial<Record<"category" | "area" | "dates" | "guests", readonly ErrorKey[]>>;

export interface DraftRules extends RequiredRules {
  /** First possible arrival day, YYYY-MM-DD. */
  readonly earliest: string;
}

function dateErrors({ start, end }: SearchDraft, earliest: string): readonly ErrorKey[] {
  if (start === null && end === null) return ["errorNoDates", "errorDates"];
  if (start === null || end === null) return ["errorDates"];
  return start < end && start >= earliest ? [] : ["errorInvalidDates"];
}

function guestErrors({ rooms }: SearchDraft): readonly ErrorKey[] {
  if (personCount(rooms).persons === 0) return ["errorNoGuests"];
  if (rooms.some((room) => room.adults < 1)) return ["errorGuest"];
  return hasUnsetAge(rooms) ? ["errorAges"] : [];
}

/** Returns the errors of a draft (SW-08); empty when it is valid. */
export function findDraftErrors(draft: SearchDraft, rules: DraftRules): DraftErrors {
  const dates = dateErrors(draft, rules.earliest);
  const guests = guestErrors(draft);
  return {
    ...findRequiredErrors(draft, rules),
    ...(dates.length > 0 && { dates }),
    ...(guests.length > 0 && { guests }),
  };
}
