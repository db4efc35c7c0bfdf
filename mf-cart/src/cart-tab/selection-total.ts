import { nights } from "@stays/days";
import { cartTotal, type Money, type TempCartItem, unitCount } from "@stays/domain";

/** Price of a line: unit price times amount (CT-01). */
export const linePrice = (item: TempCartItem): Money => ({
  amount: cartTotal([item]),
  currency: item.currency,
});

/** Nights of the items' stays; null = they differ, or an item has no stay. */
function commonNights(items: readonly TempCartItem[]): number | null {
  const [first, ...others] = new Set(items.map(({ stay }) => (stay ? nights(stay.start, stay.end) : null)));
  return others.length === 0 ? (first ?? null) : null;
}

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
