import { hasUnsetAge, personCount } from "@stays/domain";
import type { TextKey } from "@stays/texts";
import type { SearchDraft } from "./search-draft.ts";

type ErrorKey = TextKey<"mf-search">;

/** Text keys of what is wrong, by field; a field without an entry is right. In the order of the form. */
export interface DraftErrors {
  readonly category?: readonly ErrorKey[];
  readonly area?: readonly ErrorKey[];
  readonly dates?: readonly ErrorKey[];
  readonly guests?: readonly ErrorKey[];
}

/** What the form has to know besides the draft. */
export interface DraftRules {
  readonly categoryRequired: boolean;
  readonly areaRequired: boolean;
  /** The first day one can arrive, YYYY-MM-DD. */
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

/** What the settings require and a search lacks, whoever wrote it: the form or an address (SW-08). */
export function requiredErrors(
  { category, areas }: Pick<SearchDraft, "category" | "areas">,
  rules: Pick<DraftRules, "categoryRequired" | "areaRequired">,
): Pick<DraftErrors, "category" | "area"> {
  return {
    ...(rules.categoryRequired && category === null && { category: ["errorCategory"] }),
    ...(rules.areaRequired && areas.length === 0 && { area: ["errorArea"] }),
  };
}

/** Why a draft cannot be searched for (SW-08); empty when it can. */
export function draftErrors(draft: SearchDraft, rules: DraftRules): DraftErrors {
  const dates = dateErrors(draft, rules.earliest);
  const guests = guestErrors(draft);
  return {
    ...requiredErrors(draft, rules),
    ...(dates.length > 0 && { dates }),
    ...(guests.length > 0 && { guests }),
  };
}
