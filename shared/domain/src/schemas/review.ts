import * as v from "valibot";
import type { Items } from "./tolerant-lists.ts";
import { amount, count, day, entity, integer, nullableDay, nullableText, text, total } from "./wire-types.ts";

const score = entity({
  id: ["Id", integer],
  name: ["Name", text],
  value: ["Value", v.pipe(amount, v.minValue(0))],
});

/** A score of one category; id 0 is the overall score of a review. */
export type Score = v.InferOutput<typeof score>;

function summary(items: Items) {
  return entity({
    rating: ["Rating", v.pipe(amount, v.minValue(0))],
    ratingMax: ["RatingMax", v.pipe(amount, v.minValue(1))],
    ratingCount: ["RatingCount", total],
    recommendedYes: ["RecommendedYes", count],
    scores: ["Scores", items.list("Scores", score)],
  });
}

/** The summary of all reviews of an item. EN-12. */
export type ReviewSummary = v.InferOutput<ReturnType<typeof summary>>;

function review(items: Items) {
  return entity({
    ticketId: ["TicketId", text],
    title: ["Title", nullableText],
    body: ["Body", nullableText],
    /** null = shows the anonymous label. */
    signature: ["Signature", nullableText],
    countryName: ["CountryName", nullableText],
    /** ISO 3166-1 alpha-2, upper case. */
    countryCode: ["CountryCode", v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), null)],
    /** YYYY-MM-DD. */
    completed: ["Completed", day],
    scores: ["ScoreList", items.list("ScoreList", score)],
    ownersReply: ["OwnersReply", nullableText],
    ownersRepliedAt: ["OwnersReplyedAt", nullableDay],
  });
}

export type Review = v.InferOutput<ReturnType<typeof review>>;

export function travelRating(items: Items) {
  return entity({
    summary: ["Summary", summary(items)],
    reviews: ["Reviews", items.list("Reviews", review(items))],
  });
}

export type TravelRating = v.InferOutput<ReturnType<typeof travelRating>>;
