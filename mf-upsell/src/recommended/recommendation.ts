import { GalaxyFailure } from "@stays/contract";
import type { Activity, RecommendedActivities } from "@stays/domain";

/** The content of the recommend page (UP-04). */
export type Recommendation =
  | {
      readonly kind: "several";
      readonly recommended: RecommendedActivities;
      readonly activities: readonly Activity[];
    }
  | { readonly kind: "one"; readonly recommended: RecommendedActivities; readonly activity: Activity }
  | { readonly kind: "nothing" };

/**
 * Why nothing is recommended. A retry helps only after `failed`.
 *
 * - none: nothing is available
 * - noDates: the URL has no dates
 * - refused: Galaxy answered that the item does not exist or is sold out
 * - failed: Galaxy answered with another error
 */
export type NothingReason = "none" | "noDates" | "refused" | "failed";

/** Why a failed request leaves nothing to recommend (ruling 71). */
export const failureReason = (error: Error): NothingReason =>
  error instanceof GalaxyFailure && [404, 500].includes(error.code) ? "refused" : "failed";

/** Converts an answer to page content; an empty one means no recommendation (UP-04, ruling 30). */
export function recommendationOf(answer: RecommendedActivities): Recommendation {
  const [first, ...others] = answer.activities;
  if (answer.available === 0 || !first) return { kind: "nothing" };
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
