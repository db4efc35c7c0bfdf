import { usePageContext, useQueries } from "@stays/contract";
import {
  type Accommodation,
  contentDigits,
  findUnit,
  type PersonConfiguration,
  type Product,
  type ReviewSummary,
} from "@stays/domain";
import { accommodationQuery, firstReviewsQuery } from "@stays/galaxy";
import { buildStayRequest } from "@stays/search";
import { type CardPrice, fromPrice, roomProducts } from "@stays/search/listing";
import {
  comparedContentQuery,
  listComparedProperties,
  parsePropertyId,
  parseUnitId,
} from "./comparison-ids.ts";

/** Price of a stay: not asked for without dates, or the lowest one with its conditions. */
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
  /** Repeats the failed requests of the stay. */
  retry(): void;
}

/** One stay of a comparison, side by side with others. */
export type ComparisonColumn =
  | LoadedColumn
  | { readonly kind: "loading" | "gone" | "failed"; readonly id: string; retry(): void };

/** The lowest price: a search for one stay answers with every rate of it (wire decision 6). */
function findLowestPrice(stay: Accommodation, rooms: readonly PersonConfiguration[]): ComparedPrice {
  const products = [...stay.products].sort((one, other) => one.price.amount - other.price.amount);
  const price = fromPrice({ products }, rooms);
  const [product] = products;
  return price && product
    ? { kind: "priced", price, product, rates: roomProducts(products, rooms) }
    : { kind: "none" };
}

/** The unit of a compared id, or the property itself; null = the property has no such unit. */
function findCompared(id: string, property: Accommodation): Accommodation | null {
  const unitId = parseUnitId(id);
  return unitId === null ? property : findUnit(property, unitId);
}

/**
 * Returns stays by their compared ids, without ratings. Each property has its own requests, so that an unavailable
 * one does not hide the others. Filters do not apply.
 */
export function useStayColumns(ids: readonly string[]): readonly ComparisonColumn[] {
  const { search } = usePageContext();
  const request = buildStayRequest(search);
  const properties = listComparedProperties(ids);
  const contents = useQueries({ queries: properties.map(comparedContentQuery) });
  const prices = useQueries({
    queries: request
      ? properties.map((id) => accommodationQuery({ ...request, productId: contentDigits(id) }))
      : [],
  });

  function readPrice(id: string, index: number): ComparedPrice {
    const answer = prices[index];
    if (!answer) return { kind: "unasked" };
    if (answer.isError) return { kind: "failed" };
    if (!answer.data) return { kind: "loading" };
    const [property] = answer.data.accommodations;
    const stay = property && findCompared(id, property);
    return stay ? findLowestPrice(stay, search.persons) : { kind: "none" };
  }

  return ids.map((id) => {
    const index = properties.indexOf(parsePropertyId(id));
    const content = contents[index];
    const retry = () => {
      for (const query of [content, prices[index]]) if (query?.isError) void query.refetch();
    };
    if (content?.isError) return { kind: "failed", id, retry };
    if (!content?.data) return { kind: "loading", id, retry };
    const [property] = content.data.accommodations;
    const stay = property && findCompared(id, property);
    if (!stay) return { kind: "gone", id, retry };
    return { kind: "loaded", id, stay, property, price: readPrice(id, index), rating: null, retry };
  });
}

/** Returns the compared stays, with the ratings of their properties. */
export function useComparison(ids: readonly string[]): readonly ComparisonColumn[] {
  const columns = useStayColumns(ids);
  const loaded = columns.flatMap((column) => (column.kind === "loaded" ? [column.property] : []));
  const rated = [...new Set(loaded)].flatMap(({ id, referenceId }) =>
    referenceId ? [{ id, referenceId }] : [],
  );
  const ratings = useQueries({
    queries: rated.map(({ id, referenceId }) =>
      firstReviewsQuery({ productId: contentDigits(id), referenceId }),
    ),
  });
  return columns.map((column) => {
    if (column.kind !== "loaded") return column;
    const summary = ratings[rated.findIndex(({ id }) => id === column.property.id)]?.data?.summary;
    return { ...column, rating: summary && summary.ratingCount > 0 ? summary : null };
  });
}
