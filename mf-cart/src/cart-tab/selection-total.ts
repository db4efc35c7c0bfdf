import { cartTotal, commonNights, type Money, type TempCartItem, unitCount } from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

/** Price of a line: unit price times amount (CT-01). */
export const linePrice = (item: TempCartItem): Money => ({
  amount: cartTotal([item]),
  currency: item.currency,
});

export interface SelectionTotal {
  readonly units: number;
  readonly price: Money;
  /** The lines and the total need their decimals. */
  readonly isExact: boolean;
  readonly nights: number | null;
}

/** Units, price and nights of all chosen items; null = none is chosen. */
export function selectionTotal(items: readonly TempCartItem[]): SelectionTotal | null {
  const [first] = items;
  if (!first) return null;
  const { currency } = first;
  const amount = cartTotal(items);
  const lines = items.map((item) => linePrice(item).amount);
  return {
    units: unitCount(items),
    price: { amount, currency },
    isExact: needsDecimals(lines, amount, currency),
    nights: commonNights(items),
  };
}
