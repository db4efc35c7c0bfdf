import { hasUnsetAge, personCount } from "@stays/domain";
import type { TextKey } from "@stays/texts";
import type { SearchDraft } from "./search-draft.ts";

type ErrorKey = TextKey<"mf-search">;

/** Text keys of the errors, by field in the order of the form; a valid field has no entry. */
export interface DraftErrors {
  readonly category?: readonly ErrorKey[];
  readonly area?: readonly ErrorKey[];
  readonly dates?: readonly ErrorKey[];
  readonly guests?: readonly ErrorKey[];
}

/** Rules that a draft is validated against. */
export interface DraftRules {
  readonly categoryRequired: boolean;
  readonly areaRequired: boolean;
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

/** Returns the required fields that a search lacks, from the form or from a URL (SW-08). */
export function requiredErrors(
  { category, areas }: Pick<SearchDraft, "category" | "areas">,
  rules: Pick<DraftRules, "categoryRequired" | "areaRequired">,
): Pick<DraftErrors, "category" | "area"> {
  return {
    ...(rules.categoryRequired && category === null && { category: ["errorCategory"] }),
    ...(rules.areaRequired && areas.length === 0 && { area: ["errorArea"] }),
  };
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
