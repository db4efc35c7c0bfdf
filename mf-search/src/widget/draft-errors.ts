import { hasUnsetAge, personCount } from "@stays/domain";
import { type ErrorKey, type RequiredRules, requiredErrors } from "../search/required-errors.ts";
import type { SearchDraft } from "./search-draft.ts";

/** Text keys of the errors, by field in the order of the form; a valid field has no entry. */
export interface DraftErrors {
  readonly category?: readonly ErrorKey[];
  readonly area?: readonly ErrorKey[];
  readonly dates?: readonly ErrorKey[];
  readonly guests?: readonly ErrorKey[];
}

/** Rules that a draft is validated against. */
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
export function draftErrors(draft: SearchDraft, rules: DraftRules): DraftErrors {
  const dates = dateErrors(draft, rules.earliest);
  const guests = guestErrors(draft);
  return {
    ...requiredErrors(draft, rules),
    ...(dates.length > 0 && { dates }),
    ...(guests.length > 0 && { guests }),
  };
}
