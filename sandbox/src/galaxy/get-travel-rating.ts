import { dayText } from "../world/day.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import { overallScore, type Review, scoreCategories } from "../world/review.ts";
import { nothingFound } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { requiredDigits, requiredText } from "./input.ts";

/** get-travel-rating: the reviews of guests, newest first. */
export const getTravelRating: Operation = (galaxy, { query, lang }) => {
  const stay = galaxy.catalogue.stays.get(requiredDigits(query, "productId"));
  const referenceId = requiredText(query, "referenceId");
  if (stay?.referenceId !== referenceId) return nothingFound;
  const reviews = [...(galaxy.catalogue.reviewsOf.get(stay.id) ?? [])].sort(
    (left, right) => left.daysAgo - right.daysAgo || left.id - right.id,
  );
  const rated = stay.oddity === "reviewsWithoutRating" ? [] : reviews;
  const written = stay.oddity === "ratingWithoutReviews" ? [] : reviews;
  return {
    Summary: summaryOf(rated, lang),
    Reviews: written.map((review) => wireReview(review, galaxy.catalogue.madeOn, lang)),
  };
};

function summaryOf(reviews: readonly Review[], lang: WorldLanguage) {
  const values = (categoryId: number) =>
    reviews.flatMap(({ scores }) => scores.filter(({ id }) => id === categoryId).map(({ value }) => value));
  return {
    Rating: average(reviews.map(({ overall }) => overall)),
    RatingMax: 5,
    RatingCount: reviews.length,
    RecommendedYes: reviews.filter(({ recommends }) => recommends).length,
    Scores:
      reviews.length === 0
        ? []
        : scoreCategories.map(({ id, name }) => ({
            Id: id,
            Name: textIn(name, lang),
            Value: average(values(id)),
          })),
    OverallValues:
      reviews.length === 0
        ? []
        : [5, 4, 3, 2, 1].map((value) => ({
            Value: value,
            Count: reviews.filter(({ overall }) => overall === value).length,
          })),
  };
}

function wireReview(review: Review, madeOn: number, lang: WorldLanguage) {
  const completed = madeOn - review.daysAgo;
  const nameOf = (id: number) => scoreCategories.find((category) => category.id === id)?.name ?? overallScore;
  return {
    TicketId: `T-${review.id}`,
    Title: review.title,
    Body: review.body,
    Signature: review.signature,
    CountryName: review.country && textIn(review.country.name, lang),
    CountryCode: review.country?.code ?? null,
    Completed: dayText(completed),
    ScoreList: [
      { Id: 0, Name: textIn(overallScore, lang), Value: review.overall },
      ...review.scores.map(({ id, value }) => ({ Id: id, Name: textIn(nameOf(id), lang), Value: value })),
    ],
    OwnersReply: review.reply?.text ?? null,
    OwnersReplyedAt: review.reply && dayText(completed + review.reply.daysLater),
    ProducttypeGroupName: review.unitName && textIn(review.unitName, lang),
  };
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;
}
