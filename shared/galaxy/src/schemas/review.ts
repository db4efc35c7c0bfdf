import * as v from "valibot";
import type { Items } from "../items.ts";
import { amount, count, day, integer, nullableDay, nullableText, text } from "./values.ts";

const score = v.pipe(
  v.object({ Id: integer, Name: text, Value: v.pipe(amount, v.minValue(0)) }),
  v.transform((it) => ({ id: it.Id, name: it.Name, value: it.Value })),
);

/** A score of one category; id 0 is the overall score of a review. */
export type Score = v.InferOutput<typeof score>;

function summary(items: Items) {
  return v.pipe(
    v.object({
      Rating: v.pipe(amount, v.minValue(0)),
      RatingMax: v.pipe(amount, v.minValue(1)),
      RatingCount: count,
      RecommendedYes: count,
      Scores: items.list("Scores", score),
    }),
    v.transform((it) => ({
      rating: it.Rating,
      ratingMax: it.RatingMax,
      ratingCount: it.RatingCount,
      recommendedYes: it.RecommendedYes,
      scores: it.Scores,
    })),
  );
}

/** The summary of all reviews of an item. EN-12. */
export type ReviewSummary = v.InferOutput<ReturnType<typeof summary>>;

function review(items: Items) {
  return v.pipe(
    v.object({
      TicketId: text,
      Title: nullableText,
      Body: nullableText,
      Signature: nullableText,
      CountryName: nullableText,
      CountryCode: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), null),
      Completed: day,
      ScoreList: items.list("ScoreList", score),
      OwnersReply: nullableText,
      OwnersReplyedAt: nullableDay,
    }),
    v.transform((it) => ({
      ticketId: it.TicketId,
      title: it.Title,
      body: it.Body,
      /** null = shows the anonymous label. */
      signature: it.Signature,
      countryName: it.CountryName,
      /** ISO 3166-1 alpha-2, upper case. */
      countryCode: it.CountryCode,
      /** YYYY-MM-DD. */
      completed: it.Completed,
      scores: it.ScoreList,
      ownersReply: it.OwnersReply,
      ownersRepliedAt: it.OwnersReplyedAt,
    })),
  );
}

/** One guest's review. EN-12. */
export type Review = v.InferOutput<ReturnType<typeof review>>;

/** All reviews of an item. */
export function travelRating(items: Items) {
  return v.pipe(
    v.object({ Summary: summary(items), Reviews: items.list("Reviews", review(items)) }),
    v.transform((it) => ({ summary: it.Summary, reviews: it.Reviews })),
  );
}

/** All reviews of an item. */
export type TravelRating = v.InferOutput<ReturnType<typeof travelRating>>;
