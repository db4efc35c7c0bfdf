import {
  type Accommodation,
  type AccommodationAvailability,
  type AccommodationContent,
  findUnit,
  type PersonConfiguration,
  type Product,
  type ReviewSummary,
  type TravelRating,
} from "@stays/domain";
import { type CardPrice, fromPrice, roomProducts } from "../listing/from-price.ts";
import { parseUnitId } from "./comparison-ids.ts";

/** Price of a compared stay: not asked for without dates, or the lowest one with its conditions. */
export type ComparedPrice =
  | { readonly kind: "unasked" | "loading" | "failed" | "none" }
  | {
      readonly kind: "priced";
      readonly price: CardPrice;
      readonly product: Product;
      /** The product of each room, whose amounts are the price. */
      readonly rates: readonly Product[];
    };

/** A loaded stay of a comparison. */
export interface LoadedColumn {
  readonly kind: "loaded";
  readonly id: string;
  readonly stay: Accommodation;
  /** The property that the stay is a unit of; the stay itself, unless it is a unit. */
  readonly property: Accommodation;
  readonly price: ComparedPrice;
  /** null = no reviews, or not loaded. */
  readonly rating: ReviewSummary | null;
}

/** One stay of a comparison, side by side with others. */
export type ComparisonColumn =
  | LoadedColumn
  | { readonly kind: "loading" | "gone" | "failed"; readonly id: string };

/** Answer of a request, in the form that TanStack Query has it. */
export interface Answer<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
}

/** Answers of the requests for the property of a compared stay. */
export interface ColumnAnswers {
  readonly content: Answer<AccommodationContent>;
  /** null = no dates, so no prices are requested. */
  readonly prices: Answer<AccommodationAvailability> | null;
  readonly rating: TravelRating | null | undefined;
}

const byAmount = (one: Product, other: Product): number => one.price.amount - other.price.amount;

function findLowestPrice(stay: Accommodation | null, rooms: readonly PersonConfiguration[]): ComparedPrice {
  const products = [...(stay?.products ?? [])].sort(byAmount);
  const price = fromPrice({ products }, rooms);
  const [product] = products;
  return price && product
    ? { kind: "priced", price, product, rates: roomProducts(products, rooms) }
    : { kind: "none" };
}

function comparedPrice(
  id: string,
  prices: ColumnAnswers["prices"],
  rooms: readonly PersonConfiguration[],
): ComparedPrice {
  if (prices === null) return { kind: "unasked" };
  if (prices.isError) return { kind: "failed" };
  if (!prices.data) return { kind: "loading" };
  const [property] = prices.data.accommodations;
  if (!property) return { kind: "none" };
  const unitId = parseUnitId(id);
  return findLowestPrice(unitId === null ? property : findUnit(property, unitId), rooms);
}

/** Returns the column of a compared stay in the state of its requests. */
export function comparisonColumn(
  id: string,
  { content, prices, rating }: ColumnAnswers,
  rooms: readonly PersonConfiguration[],
): ComparisonColumn {
  if (content.isError) return { kind: "failed", id };
  if (!content.data) return { kind: "loading", id };
  const [property] = content.data.accommodations;
  if (!property) return { kind: "gone", id };
  const unitId = parseUnitId(id);
  const stay = unitId === null ? property : findUnit(property, unitId);
  if (!stay) return { kind: "gone", id };
  return {
    kind: "loaded",
    id,
    stay,
    property,
    price: comparedPrice(id, prices, rooms),
    rating: rating && rating.summary.ratingCount > 0 ? rating.summary : null,
  };
}
