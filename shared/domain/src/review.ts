/** A score of one category; id 0 is the overall score of a review. */
export interface Score {
  readonly id: number;
  readonly name: string;
  readonly value: number;
}

/** The summary of all reviews of an item. EN-12. */
export interface ReviewSummary {
  readonly rating: number;
  readonly ratingMax: number;
  readonly ratingCount: number;
  readonly recommendedYes: number;
  readonly scores: readonly Score[];
}

/** One guest's review. EN-12. */
export interface Review {
  readonly ticketId: string;
  readonly title: string | null;
  readonly body: string | null;
  /** null = shows the anonymous label. */
  readonly signature: string | null;
  readonly countryName: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string | null;
  /** YYYY-MM-DD. */
  readonly completed: string;
  readonly scores: readonly Score[];
  readonly ownersReply: string | null;
  readonly ownersRepliedAt: string | null;
}

/** All reviews of an item. */
export interface TravelRating {
  readonly summary: ReviewSummary;
  readonly reviews: readonly Review[];
}
