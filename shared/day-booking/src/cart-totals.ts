import { cartTotal, type TempCartItem, unitPrices } from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

export function cartTotals(items: readonly TempCartItem[]) {
  const total = cartTotal(items);
  const [first] = items;
  return {
    total,
    persons: items.reduce((sum, item) => sum + item.persons * item.amount, 0),
    /** The prices of one and the total need their decimals. */
    isExact: first !== undefined && needsDecimals(unitPrices(items), total, first.currency),
  };
}
