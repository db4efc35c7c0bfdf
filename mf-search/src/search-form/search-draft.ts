import type { SiteSettings, StaySearch } from "@stays/contract";
import { countGuests, hasUnsetAge } from "@stays/domain";
import { chosenAreas, limitRooms, roomMode, withCategory } from "@stays/search";
import type { RequiredRules } from "@stays/search/listing";
import { type ErrorKey, findRequiredErrors } from "../results-data/missing-price.ts";

/** Values of the search form that are not submitted yet. */
export type SearchDraft = Pick<StaySearch, "category" | "geo" | "geos" | "start" | "end" | "rooms">;

/** Creates the draft of a search; past dates are dropped (ruling 40). */
export function createDraft(search: StaySearch, isPast: boolean): SearchDraft {
  const { category, geo, geos, start, end, rooms } = search;
  return { category, geo, geos, start: isPast ? null : start, end: isPast ? null : end, rooms };
}

/** Applies a draft to a search, with as many rooms as its mode allows (SW-06). Other parameters stay. */
export function applyDraft(search: StaySearch, draft: SearchDraft, settings: SiteSettings): StaySearch {
  const isSameArea = chosenAreas(draft).join() === chosenAreas(search).join();
  const isSameStay = draft.start === search.start && draft.end === search.end;
  return {
    ...withCategory(search, draft.category),
    ...draft,
    // The map area belongs to the previous areas and dates.
    bounds: isSameArea && isSameStay ? search.bounds : null,
    rooms: limitRooms(draft, roomMode(draft.category, settings.search), settings.guests),
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
  if (countGuests(rooms).guests === 0) return ["errorNoGuests"];
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
