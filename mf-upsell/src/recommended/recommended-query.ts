import type { PageContext } from "@stays/contract";
import { isPast, isTooLong } from "@stays/domain";
import { recommendedActivitiesQuery } from "@stays/galaxy";

type RecommendedContext = Pick<PageContext, "search" | "today">;

/**
 * The dates and the booked accommodation of the page. A stay that has begun before today, or is longer than a year,
 * has no dates (ruling 40).
 */
export function recommendedStay({ search, today }: RecommendedContext) {
  const { start, end, bookedAccommodation } = search;
  const hasNoDates = start !== null && (isPast(start, today) || (end !== null && isTooLong(start, end)));
  return hasNoDates ? { start: null, end: null, bookedAccommodation } : { start, end, bookedAccommodation };
}

/** Whether the page has dates to recommend something for. */
export function hasDates(pageContext: RecommendedContext): boolean {
  const { start, end } = recommendedStay(pageContext);
  return start !== null && end !== null;
}

/** The query for recommendations for the stay and booked accommodation of the page. */
export const recommendedQuery = (pageContext: RecommendedContext) =>
  recommendedActivitiesQuery(recommendedStay(pageContext));
