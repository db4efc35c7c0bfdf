import type { Basket, BasketProduct } from "@stays/domain";

/** Returns an amount, for tests. */
export const sek = (amount: number) => ({ amount, currency: "SEK" });

/** Returns a line of a basket: a week from 6 February 2027, for tests. */
export function basketLineFixture(more: Partial<BasketProduct> = {}): BasketProduct {
  return {
    name: "Cabin Pine",
    start: "2027-02-06T00:00:00",
    end: "2027-02-13T00:00:00",
    persons: [],
    addons: [],
    price: sek(4185),
    ...more,
  };
}

/** Returns a basket with lines in one group, for tests. */
export function basketFixture(name: string, ...products: readonly BasketProduct[]): Basket {
  return { total: sek(0), groups: products.length > 0 ? [{ name, offerName: null, products }] : [] };
}
