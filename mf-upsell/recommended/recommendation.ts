import type { Activity, RecommendedActivities } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";

/** What the recommend page shows (UP-04). */
export type Recommendation =
  | {
      readonly kind: "several";
      readonly recommended: RecommendedActivities;
      readonly activities: readonly Activity[];
    }
  | { readonly kind: "one"; readonly recommended: RecommendedActivities; readonly activity: Activity }
  /** On to the basket, unless the address stops that. */
  | { readonly kind: "nothing"; readonly isRefused: boolean; readonly goesOn: boolean };

/** Key of the page's query that stops the way on to the basket. */
const REDIRECT_STOP = "redirectStop";

/** Reads an answer: a code or nothing available leads on to the basket (UP-04, ruling 30). */
export function recommendationOf(answer: RecommendedActivities | Refusal, search: string): Recommendation {
  const goesOn = !new URLSearchParams(search).has(REDIRECT_STOP);
  if (isRefusal(answer)) return { kind: "nothing", isRefused: true, goesOn };
  const [first, ...others] = answer.activities;
  if (answer.available === 0 || !first) return { kind: "nothing", isRefused: false, goesOn };
  return others.length === 0
    ? { kind: "one", recommended: answer, activity: first }
    : { kind: "several", recommended: answer, activities: answer.activities };
}

/** The description, unless it says no more than the introduction above it. */
export function furtherDescription({
  introduction,
  description,
}: Pick<RecommendedActivities, "introduction" | "description">): string | null {
  const words = description?.replace(/<[^>]*>/g, "").trim();
  return words && words !== introduction?.trim() ? description : null;
}
