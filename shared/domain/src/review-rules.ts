import type { Review, ReviewSummary, Score, TravelRating } from "./entities.ts";

/** Reviews shown on the page; Show all opens the rest (RV-02, RV-03). */
export const REVIEWS_SHOWN = 2;

export function hasReviews(rating: TravelRating): boolean {
  return rating.reviews.length > 0 || rating.summary.scores.length > 0;
}

/** Percent who recommend, rounded down; null without ratings (RV-01, ruling 36). */
export function percentRecommending(
  summary: Pick<ReviewSummary, "ratingCount" | "recommendedYes">,
): number | null {
  if (summary.ratingCount === 0) return null;
  return Math.floor((100 * summary.recommendedYes) / summary.ratingCount);
}

/** Returns the length of a rating bar in percent, rounded to the nearest 10 (ruling 56). */
export function barPercent(value: number, max: number): number {
  const percent = Math.round((10 * value) / max) * 10;
  return Math.min(100, Math.max(0, percent));
}

export function overallScore(review: Pick<Review, "scores">): Score | null {
  return review.scores.find(({ id }) => id === 0) ?? review.scores[0] ?? null;
}
