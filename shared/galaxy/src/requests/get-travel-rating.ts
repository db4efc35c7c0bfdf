import { REVIEWS_SHOWN, type TravelRating } from "@stays/domain";
import { notFoundIs } from "../decode-answer.ts";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH, partOf } from "../galaxy-query.ts";
import { assertFilled } from "../request-checks.ts";

/** An item with reviews. */
export interface TravelRatingArgs {
  /** Bare digits. */
  readonly productId: string;
  /** Id of the item in the review system (`ReferenceId`). */
  readonly referenceId: string;
}

/**
 * Returns all reviews of an item, newest first; null = it has none.
 * @throws UnsendableError
 */
export const getTravelRating = /* @__PURE__ */ defineRead(
  "get-travel-rating",
  ({ productId, referenceId }: TravelRatingArgs, operation) => {
    assertFilled(operation, "referenceId", referenceId);
    return { productId, referenceId };
  },
  ({ travelRating }) => travelRating,
  notFoundIs(null),
);

export const travelRatingQuery = /* @__PURE__ */ queryOf(getTravelRating, FRESH.content);

/** The rating of an item with the reviews that its page shows, and how many there are. */
export interface FirstReviews extends TravelRating {
  readonly reviewCount: number;
}

const firstReviews = (rating: TravelRating | null): FirstReviews | null =>
  rating && {
    ...rating,
    reviews: rating.reviews.slice(0, REVIEWS_SHOWN),
    reviewCount: rating.reviews.length,
  };

export const firstReviewsQuery = (args: TravelRatingArgs) =>
  partOf(travelRatingQuery(args), "first", firstReviews);
