import { GalaxyFailure, type PageContext } from "@stays/contract";
import { type Activity, isPast, isTooLong, type RecommendedActivities } from "@stays/domain";
import { recommendedActivitiesQuery } from "@stays/galaxy";

/** `refused`: Galaxy says that there is no item, or none left; `failed`: another error, the only one worth a retry. */
export type NothingReason = "none" | "noDates" | "refused" | "failed";

/** Why a failed request leaves nothing to recommend (ruling 71). */
export const failureReason = (error: Error): NothingReason =>
  error instanceof GalaxyFailure && [404, 500].includes(error.code) ? "refused" : "failed";

/** The recommended activities; `available` 0 means none, whatever the list says (UP-04, ruling 30). */
export function listRecommended({ available, activities }: RecommendedActivities): readonly Activity[] {
  return available === 0 ? [] : activities;
}

/** Whether an empty page leads on to the basket: yes, unless the query string has `redirectStop`. */
export function leadsToBasket(search: string): boolean {
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

type RecommendedContext = Pick<PageContext, "search" | "today">;

/** The dates and accommodation of the page; a stay that has begun, or of over a year, has no dates (ruling 40). */
export function recommendedStay({ search, today }: RecommendedContext) {
  const { start, end, bookedAccommodation } = search;
  const hasNoDates = start !== null && (isPast(start, today) || (end !== null && isTooLong(start, end)));
  return hasNoDates ? { start: null, end: null, bookedAccommodation } : { start, end, bookedAccommodation };
}

export function hasDates(pageContext: RecommendedContext): boolean {
  const { start, end } = recommendedStay(pageContext);
  return start !== null && end !== null;
}

export const recommendedQuery = (pageContext: RecommendedContext) =>
  recommendedActivitiesQuery(recommendedStay(pageContext));
