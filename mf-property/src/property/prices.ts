import type { Accommodation, AccommodationAvailability } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import type { NoPriceReason } from "@stays/search";

/** What is known of the prices, apart from the content that is always there. */
export type Prices =
  | { readonly kind: NoPriceReason | "loading" | "failed" }
  /** Nothing to sell on these dates (ruling 3). */
  | { readonly kind: "none" }
  | { readonly kind: "priced"; readonly searchId: string };

/** Whether no prices were asked for. */
export function isNoPriceReason({ kind }: Pick<Prices, "kind">): boolean {
  return kind === "noDates" || kind === "past" || kind === "noAges";
}

/** A property with what is known of its prices. */
export interface PricedProperty {
  /** The availability answer whole, else the content (ruling 19). */
  readonly property: Accommodation;
  readonly prices: Prices;
}

/** What the request for prices has come to. */
export interface PriceAnswer {
  readonly data: AccommodationAvailability | GalaxyError | undefined;
  readonly isError: boolean;
}

/**
 * Content and prices put together: the priced entry replaces the content whole, a code keeps the content and says why
 * there is no price (wire decision 8, rulings 3 and 19).
 */
export function withPrices(content: Accommodation, answer: PriceAnswer): PricedProperty {
  const { data, isError } = answer;
  if (isError) return { property: content, prices: { kind: "failed" } };
  if (!data) return { property: content, prices: { kind: "loading" } };
  if (isGalaxyError(data)) {
    const isSoldOut = data.code === 500 || data.code === 404;
    return { property: content, prices: { kind: isSoldOut ? "none" : "failed" } };
  }
  const [priced] = data.accommodations;
  // An answer that counts the property but has none of it held an unreadable one (ruling 57).
  if (!priced) return { property: content, prices: { kind: data.totalResults > 0 ? "failed" : "none" } };
  return { property: priced, prices: { kind: "priced", searchId: data.searchId } };
}
