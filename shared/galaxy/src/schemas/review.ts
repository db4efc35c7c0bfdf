import type { Review, ReviewSummary, Score, TravelRating } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { amount, count, day, integer, nullableDay, nullableText, text } from "./values.ts";

const score: Decoder<Score> = v.pipe(
  v.object({ Id: integer, Name: text, Value: v.pipe(amount, v.minValue(0)) } satisfies Reads<Wire["Score"]>),
  v.transform((it) => ({ id: it.Id, name: it.Name, value: it.Value })),
);

function summary(items: Items): Decoder<ReviewSummary> {
  return v.pipe(
    v.object({
      Rating: v.pipe(amount, v.minValue(0)),
      RatingMax: v.pipe(amount, v.minValue(1)),
      RatingCount: count,
      RecommendedYes: count,
      Scores: items.list("Scores", score),
    } satisfies Reads<Wire["ReviewSummary"]>),
    v.transform((it) => ({
      rating: it.Rating,
      ratingMax: it.RatingMax,
      ratingCount: it.RatingCount,
      recommendedYes: it.RecommendedYes,
      scores: it.Scores,
    })),
  );
}

function review(items: Items): Decoder<Review> {
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
    } satisfies Reads<Wire["Review"]>),
    v.transform((it) => ({
      ticketId: it.TicketId,
      title: it.Title,
      body: it.Body,
      signature: it.Signature,
      countryName: it.CountryName,
      countryCode: it.CountryCode,
      completed: it.Completed,
      scores: it.ScoreList,
      ownersReply: it.OwnersReply,
      ownersRepliedAt: it.OwnersReplyedAt,
    })),
  );
}

/** All reviews of an item. */
export function travelRating(items: Items): Decoder<TravelRating> {
  return v.pipe(
    v.object({ Summary: summary(items), Reviews: items.list("Reviews", review(items)) } satisfies Reads<
      Wire["TravelRating"]
    >),
    v.transform((it) => ({ summary: it.Summary, reviews: it.Reviews })),
  );
}
