import type { Product } from "./accommodation.ts";
import type { TempCartItem } from "./basket.ts";
import type { OfferPrice } from "./money.ts";

type Prices = Pick<OfferPrice, "amount" | "originalAmount">;

/** Whether the original price is shown struck through: only when present and different (SR-11). */
export function hasOriginal(price: Prices): boolean {
  return price.originalAmount !== null && price.originalAmount !== price.amount;
}

/** What is saved, in major units; 0 when nothing is (PK-03). */
export function saving(price: Prices): number {
  return Math.max(0, (price.originalAmount ?? price.amount) - price.amount);
}

/** The cheapest price configuration, or null. */
export function cheapest(products: readonly Product[]): Product | null {
  return products.reduce<Product | null>(
    (best, product) => (best && best.price.amount <= product.price.amount ? best : product),
    null,
  );
}

/** Whether the visitor has to choose between price agreements (wire decision 6). */
export function hasSeveralAgreements(unit: { readonly products: readonly Product[] }): boolean {
  return unit.products.length > 1;
}

/** The price of a unit: from the cheapest of several price agreements, else the total (CD-03). */
export function shownPrice(
  products: readonly Product[],
): { readonly kind: "from" | "total"; readonly product: Product } | null {
  const product = cheapest(products);
  return product && { kind: products.length > 1 ? "from" : "total", product };
}

/** Smallest fraction of an amount that counts: a millionth. No currency has more than four decimals. */
const PRECISION = 1e6;

/**
 * Price of lines of a temporary cart: unit price times amount, summed (CT-01). Without what binary fractions add, which
 * would show where a total is rounded: 3 × 1.15 is 3.45.
 */
export function cartTotal(items: readonly Pick<TempCartItem, "price" | "amount">[]): number {
  const units = items.reduce((sum, { price, amount }) => sum + Math.round(price * PRECISION) * amount, 0);
  return units / PRECISION;
}
