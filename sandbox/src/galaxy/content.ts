import { dayText } from "../world/day.ts";
import { translate, type WorldLanguage } from "../world/localised.ts";
import { overallScore, type Review, scoreCategories } from "../world/reviews.ts";
import type { WorldStay } from "../world/stay.ts";
import { type GalaxyRequest, type MockGalaxy, nothingFound, type Operation } from "./galaxy.ts";
import { BadInput, optional, requiredDigits, requiredInteger, requiredText } from "./input.ts";
import { listUnits } from "./offerings.ts";
import { listed, sorted, takePage } from "./stay-list.ts";
import { passesFilter, readFilter, readSort, type StayFilter } from "./stay-search.ts";
import { wireAccommodation } from "./wire-accommodation.ts";
import { wirePackage } from "./wire-product.ts";

/** get-accommodation-content: one property with its units, or a page of all; without prices. */
export const getAccommodationContent: Operation = (galaxy, request) => {
  const productId = optional(request.query, "productId", requiredDigits);
  const page = optional(request.query, "page", requiredInteger);
  const filter = readFilter(request.query);
  const sort = readSort(request.query);
  if ((productId === null) === (page === null)) throw new BadInput("productId, page", "send exactly one");
  if (productId !== null) return property(galaxy, request, productId, filter);
  if (page === null || page < 1) throw new BadInput("page", "starts at 1");
  const found = listed(galaxy, filter, request.lang)
    .filter((stay) => listUnits(galaxy, stay).some((unit) => passesFilter(unit, filter)))
    .map((stay) => ({ stay, price: null }));
  const items = takePage(sorted(found, sort, request.lang, "content"), page).map(({ stay }) =>
    wireAccommodation(galaxy, stay, request.lang),
  );
  return items.length === 0 ? nothingFound : { Success: true, Items: items, TotalResults: found.length };
};

function property(
  galaxy: MockGalaxy,
  { lang }: GalaxyRequest,
  productId: number,
  filter: StayFilter,
): unknown {
  const stay: WorldStay | undefined = galaxy.catalogue.stays.get(productId);
  if (!stay) return nothingFound;
  const units = (galaxy.catalogue.unitsByStay.get(stay.id) ?? []).filter((unit) =>
    passesFilter(unit, filter),
  );
  const children = units.map((unit) => wireAccommodation(galaxy, unit, lang));
  const item = {
    ...wireAccommodation(galaxy, stay, lang),
    Children: children,
    ProductsGroupedTotal: new Set(children.map(({ ProductId }) => ProductId)).size,
    TotalResults: children.length,
  };
  return { Success: true, Items: [item], TotalResults: 1 };
}

/** get-content-offer: packages without prices. */
export const getContentOffer: Operation = (galaxy, { query, lang }) => {
  const productId = optional(query, "productId", requiredDigits);
  const packageId = optional(query, "packageId", requiredDigits);
  if (productId !== null && !galaxy.catalogue.stays.has(productId)) return nothingFound;
  const items = galaxy.catalogue.packages
    .filter(
      (offer) =>
        (productId === null || offer.propertyId === productId) &&
        (packageId === null || offer.packageId === packageId),
    )
    .map((offer) => wirePackage(galaxy, offer, null, lang));
  if (packageId !== null && items.length === 0) return nothingFound;
  const parentNames = [...new Set(items.map(({ ParentName }) => ParentName))].sort((left, right) =>
    left.localeCompare(right),
  );
  return { items, parentNames };
};

/** get-travel-rating: the reviews of guests, newest first. */
export const getTravelRating: Operation = (galaxy, { query, lang }) => {
  const stay = galaxy.catalogue.stays.get(requiredDigits(query, "productId"));
  const referenceId = requiredText(query, "referenceId");
  if (stay?.referenceId !== referenceId) return nothingFound;
  const reviews = [...(galaxy.catalogue.reviewsByStay.get(stay.id) ?? [])].sort(
    (left, right) => left.daysAgo - right.daysAgo || left.id - right.id,
  );
  return {
    Summary: summarise(reviews, lang),
    Reviews: reviews.map((review) => wireReview(review, galaxy.stock.today(), lang)),
  };
};

function summarise(reviews: readonly Review[], lang: WorldLanguage) {
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
            Name: translate(name, lang),
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

function wireReview(review: Review, today: number, lang: WorldLanguage) {
  const completed = today - review.daysAgo;
  const findName = (id: number) =>
    scoreCategories.find((category) => category.id === id)?.name ?? overallScore;
  return {
    TicketId: `T-${review.id}`,
    Title: review.title,
    Body: review.body,
    Signature: review.signature,
    CountryName: review.country && translate(review.country.name, lang),
    CountryCode: review.country?.code ?? null,
    Completed: dayText(completed),
    ScoreList: [
      { Id: 0, Name: translate(overallScore, lang), Value: review.overall },
      ...review.scores.map(({ id, value }) => ({
        Id: id,
        Name: translate(findName(id), lang),
        Value: value,
      })),
    ],
    OwnersReply: review.reply?.text ?? null,
    OwnersReplyedAt: review.reply && dayText(completed + review.reply.daysLater),
    ProducttypeGroupName: review.unitName && translate(review.unitName, lang),
  };
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;
}
