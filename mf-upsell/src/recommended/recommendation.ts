import type { Activity, RecommendedActivities } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError } from "@stays/galaxy";

/** The content of the recommend page (UP-04). */
export type Recommendation =
  | {
      readonly kind: "several";
      readonly recommended: RecommendedActivities;
      readonly activities: readonly Activity[];
    }
  | { readonly kind: "one"; readonly recommended: RecommendedActivities; readonly activity: Activity }
  | { readonly kind: "nothing"; readonly reason: NothingReason };

/**
 * Why nothing is recommended. A retry helps only after `failed`.
 *
 * - none: nothing is available
 * - noDates: the URL has no dates
 * - refused: Galaxy answered that the item does not exist or is sold out
 * - failed: Galaxy answered with another error
 */
export type NothingReason = "none" | "noDates" | "refused" | "failed";

/**
 * Converts an answer to page content. A Galaxy error or an empty answer means no recommendation (UP-04,
 * ruling 30).
 */
export function recommendationOf(answer: RecommendedActivities | GalaxyError): Recommendation {
  if (isGalaxyError(answer))
    return { kind: "nothing", reason: errorKind(answer) === "failed" ? "failed" : "refused" };
  const [first, ...others] = answer.activities;
  if (answer.available === 0 || !first) return { kind: "nothing", reason: "none" };
  return others.length === 0
    ? { kind: "one", recommended: answer, activity: first }
    : { kind: "several", recommended: answer, activities: answer.activities };
}

/** Whether an empty page leads on to the basket: yes, unless the query string has `redirectStop`. */
export function goesOn(search: string): boolean {
  return !new URLSearchParams(search).has("redirectStop");
}

/** The description; null when it only repeats the introduction above it. */
export function furtherDescription({
  introduction,
  description,
}: Pick<RecommendedActivities, "introduction" | "description">): string | null {
  const words = description?.replace(/<[^>]*>/g, "").trim();
  return words && words !== introduction?.trim() ? description : null;
}
