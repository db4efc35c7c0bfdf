import type { GalaxyClient } from "@stays/contract";
import type { TravelRating } from "@stays/domain";
import { decodeAnswer, notFoundIs } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { assertFilled } from "../request-checks.ts";

const OPERATION = "get-travel-rating";

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
export async function getTravelRating(
  galaxy: GalaxyClient,
  { productId, referenceId }: TravelRatingArgs,
  signal?: AbortSignal,
): Promise<TravelRating | null> {
  assertFilled(OPERATION, "referenceId", referenceId);
  return decodeAnswer(
    galaxy,
    OPERATION,
    galaxy.get(OPERATION, { productId, referenceId }, signal),
    ({ travelRating }, items) => travelRating(items),
    notFoundIs(null),
  );
}

/** `getTravelRating` as a query, fresh for half an hour. */
export const travelRatingQuery = (args: TravelRatingArgs) =>
  galaxyQuery(OPERATION, args, FRESH.content, getTravelRating);
