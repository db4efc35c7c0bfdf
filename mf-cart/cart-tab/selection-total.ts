import type { Money, TempCartItem } from "@stays/stay";

/** The price of a line: unit price times amount (CT-01). */
export const linePrice = ({ price, amount, currency }: TempCartItem): Money => ({
  amount: price * amount,
  currency,
});

/** Units and price of everything chosen; null while nothing is. */
export function selectionTotal(
  items: readonly TempCartItem[],
): { readonly units: number; readonly price: Money } | null {
  const [first] = items;
  if (!first) return null;
  return {
    units: items.reduce((sum, item) => sum + item.amount, 0),
    price: {
      amount: items.reduce((sum, item) => sum + linePrice(item).amount, 0),
      currency: first.currency,
    },
  };
}
