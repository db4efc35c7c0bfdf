import { cartTotal, type Money, type TempCartItem } from "@stays/domain";

/** The price of a line: unit price times amount (CT-01). */
export const linePrice = (item: TempCartItem): Money => ({
  amount: cartTotal([item]),
  currency: item.currency,
});

/** Units and price of everything chosen; null while nothing is. */
export function selectionTotal(
  items: readonly TempCartItem[],
): { readonly units: number; readonly price: Money } | null {
  const [first] = items;
  if (!first) return null;
  return {
    units: items.reduce((sum, item) => sum + item.amount, 0),
    price: { amount: cartTotal(items), currency: first.currency },
  };
}
