import { notFoundIs } from "../decode-answer.ts";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";
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
