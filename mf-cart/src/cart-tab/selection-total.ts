import { cartTotal, commonNights, type Money, type TempCartItem, unitCount } from "@stays/domain";

/** Price of a line: unit price times amount (CT-01). */
export const linePrice = (item: TempCartItem): Money => ({
  amount: cartTotal([item]),
  currency: item.currency,
});

/** Units, price and nights of all chosen items; null = none is chosen. */
export function selectionTotal(
  items: readonly TempCartItem[],
): { readonly units: number; readonly price: Money; readonly nights: number | null } | null {
  const [first] = items;
  if (!first) return null;
  return {
    units: unitCount(items),
    price: { amount: cartTotal(items), currency: first.currency },
    nights: commonNights(items),
  };
}
