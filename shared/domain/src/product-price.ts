import { nights } from "@stays/days";
import type { TempCartItem } from "./cart-items.ts";
import type { OfferPrice, Product, PromoCodeVerdict, StayPrice } from "./entities.ts";

type Prices = Pick<OfferPrice, "amount" | "originalAmount">;

/** The amount saved, in major units; 0 when there is no saving (PK-03). */
export function saving(price: Prices): number {
  return Math.max(0, (price.originalAmount ?? price.amount) - price.amount);
}

/** The cheapest price configuration, the first of equal ones; null without products. */
export function cheapest(products: readonly Product[]): Product | null {
  let best: Product | null = null;
  for (const product of products)
    if (best === null || product.price.amount < best.price.amount) best = product;
  return best;
}

/** Returns the price of a unit: from the cheapest of several price agreements, else the total (CD-03). */
export function shownPrice(
  products: readonly Product[],
): { readonly kind: "from" | "total"; readonly product: Product } | null {
  const product = cheapest(products);
  return product && { kind: products.length > 1 ? "from" : "total", product };
}

/** Precision of amounts: a millionth. No currency has more than four decimals. */
const PRECISION = 1e6;

/**
 * Returns the total of lines: unit price times amount, summed (CT-01). It removes binary
 * rounding errors, which would show in a rounded total: 3 × 1.15 is 3.45.
 */
export function cartTotal(items: readonly Pick<TempCartItem, "price" | "amount">[]): number {
  const units = items.reduce((sum, { price, amount }) => sum + Math.round(price * PRECISION) * amount, 0);
  return units / PRECISION;
}

/** The price of each unit in lines: what readers add up who see the price of one. */
export function unitPrices(items: readonly Pick<TempCartItem, "price" | "amount">[]): readonly number[] {
  return items.flatMap(({ price, amount }) => Array<number>(amount).fill(price));
}

export function unitCount(items: readonly Pick<TempCartItem, "amount">[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What a total is made of. Amounts are in major units. Galaxy has no prices of single nights or persons, so
 * those are averages.
 */
export interface PriceBreakdown {
  readonly nights: number;
  readonly perNight: number;
  readonly before: number;
  /** 0 = none. It includes what a promo code takes off as long as `codeSaving` is null. */
  readonly saving: number;
  /** What the promo code takes off; null = no code, or not known. */
  readonly codeSaving: number | null;
  readonly total: number;
  /** Average of a person; null = the stay is for one. */
  readonly perPerson: number | null;
}

/**
 * Takes a total apart; null for a stay without nights (CD-03, PK-03).
 *
 * @param withoutCode total of the same rate without the promo code; null = no code, or not known. A lower one
 * is of another time, and says nothing about the code.
 */
export function priceBreakdown(
  price: Omit<StayPrice, "currency">,
  withoutCode: number | null = null,
): PriceBreakdown | null {
  const { amount, start, end, totalPersons } = price;
  const count = nights(start, end);
  if (count === 0) return null;
  const codeSaving = withoutCode !== null && withoutCode >= amount ? withoutCode - amount : null;
  const saved = Math.max(saving(price), codeSaving ?? 0);
  const before = amount + saved;
  return {
    nights: count,
    perNight: before / count,
    before,
    saving: saved - (codeSaving ?? 0),
    codeSaving,
    total: amount,
    perPerson: totalPersons > 1 ? amount / totalPersons : null,
  };
}

/** Returns the names of included add-ons, with their number where there are several: `2 × Breakfast`. */
export function addonNames(addons: Product["includedAddons"]): readonly string[] {
  return addons.map(({ name, amount }) => (amount > 1 ? `${amount} × ${name}` : name));
}

/** Returns the code to store and send, or null: only Valid is valid (SW-10, ruling 36). */
export function usableCode(verdict: PromoCodeVerdict): string | null {
  return verdict.status === "Valid" ? verdict.code : null;
}
