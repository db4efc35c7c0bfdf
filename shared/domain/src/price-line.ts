import type { OfferPrice, Product } from "@stays/galaxy/entities";
import type { TempCartItem } from "./basket.ts";

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

/** Whether the visitor has to choose between price agreements (wire decision 6). */
export function hasSeveralAgreements(unit: { readonly products: readonly Product[] }): boolean {
  return unit.products.length > 1;
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

/** The number of units in lines. */
export function unitCount(items: readonly Pick<TempCartItem, "amount">[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
