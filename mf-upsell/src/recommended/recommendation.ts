import type { Activity, RecommendedActivities } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";

/** What the recommend page shows (UP-04). */
export type Recommendation =
  | {
      readonly kind: "several";
      readonly recommended: RecommendedActivities;
      readonly activities: readonly Activity[];
    }
  | { readonly kind: "one"; readonly recommended: RecommendedActivities; readonly activity: Activity }
  | { readonly kind: "nothing"; readonly reason: NothingReason };

/**
 * Why nothing is recommended: there is nothing, there are no dates to ask for, Galaxy refused, or it failed. Only a
 * failure may be cured by trying again.
 */
export type NothingReason = "none" | "noDates" | "refused" | "failed";

/** Codes that mean nothing is available (rulings 3, 5); any other is a failure. */
const isNoAvailability = ({ code }: GalaxyError): boolean => code === 404 || code === 500;

/** Reads an answer: a code or nothing available is nothing to show (UP-04, ruling 30). */
export function recommendationOf(answer: RecommendedActivities | GalaxyError): Recommendation {
  if (isGalaxyError(answer))
    return { kind: "nothing", reason: isNoAvailability(answer) ? "refused" : "failed" };
  const [first, ...others] = answer.activities;
  if (answer.available === 0 || !first) return { kind: "nothing", reason: "none" };
  return others.length === 0
    ? { kind: "one", recommended: answer, activity: first }
    : { kind: "several", recommended: answer, activities: answer.activities };
}

/** Whether the visitor is taken on to the basket when there is nothing: unless the page's query says redirectStop. */
export function goesOn(search: string): boolean {
  return !new URLSearchParams(search).has("redirectStop");
}

/** The description, unless it says no more than the introduction above it. */
export function furtherDescription({
  introduction,
  description,
}: Pick<RecommendedActivities, "introduction" | "description">): string | null {
  const words = description?.replace(/<[^>]*>/g, "").trim();
  return words && words !== introduction?.trim() ? description : null;
}
