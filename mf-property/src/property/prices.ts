import type { Accommodation } from "@stays/domain";
import type { PriceKind, PriceResult } from "@stays/stay-page";

/** The state of the prices. The content is always loaded first. */
export type Prices =
  | { readonly kind: Exclude<PriceKind, "priced"> }
  | { readonly kind: "priced"; readonly searchId: string };

/** Whether no prices were requested. */
export function isNoPriceReason({ kind }: Pick<Prices, "kind">): boolean {
  return kind === "noDates" || kind === "past" || kind === "noAges";
}

/** A property with the state of its prices. */
export interface PricedProperty {
  /** The whole entry of the availability answer; without prices, the content (ruling 19). */
  readonly property: Accommodation;
  readonly prices: Prices;
}

/**
 * Merges content and prices. A priced entry replaces the content completely. A failure keeps the content and
 * becomes the reason for the missing price (wire decision 8, rulings 3 and 19).
 */
export function withPrices(content: Accommodation, answer: PriceResult): PricedProperty {
  const { data, isError } = answer;
  if (isError) return { property: content, prices: { kind: "failed" } };
  if (!data) return { property: content, prices: { kind: "loading" } };
  const [priced] = data.accommodations;
  if (!priced) return { property: content, prices: { kind: "none" } };
  return { property: priced, prices: { kind: "priced", searchId: data.searchId } };
}
