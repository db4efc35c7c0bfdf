import type { Product } from "./entities.ts";

/** What a rate of a unit is recognised by in another answer, where its booking key and its price may differ. */
export interface RateTerms
  extends Pick<Product, "personConfiguration" | "includedAddons" | "bookingConditions"> {
  readonly discount: Pick<NonNullable<Product["discount"]>, "name"> | null;
}

const termsKey = ({
  personConfiguration: { adults, childrenAges },
  includedAddons,
  bookingConditions,
}: Omit<RateTerms, "discount">): string =>
  JSON.stringify([
    adults,
    childrenAges,
    includedAddons.map(({ name, amount }) => [name, amount]),
    bookingConditions?.name ?? null,
  ]);

/**
 * Finds a rate among the products of the same unit in another answer; null when none or several fit. The
 * discount decides only between several: a promo code may be a discount of its own.
 */
export function sameRate(products: readonly Product[], rate: RateTerms): Product | null {
  const same = products.filter((product) => termsKey(product) === termsKey(rate));
  if (same.length === 1) return same[0] ?? null;
  const discounted = same.filter(({ discount }) => discount?.name === rate.discount?.name);
  return discounted.length === 1 ? (discounted[0] ?? null) : null;
}
