import { cartTotal, type TempCartItem, unitPrices } from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

/** What is chosen in a booking modal, all items of the temporary cart together. */
export interface CartTotals {
  /** CT-01 */
  readonly total: number;
  readonly persons: number;
  /** The prices of one and the total need their decimals. */
  readonly isExact: boolean;
}

/** The total price and the persons of the temporary cart. */
export function cartTotals(items: readonly TempCartItem[]): CartTotals {
  const total = cartTotal(items);
  const [first] = items;
  return {
    total,
    persons: items.reduce((sum, item) => sum + item.persons * item.amount, 0),
    isExact: first !== undefined && needsDecimals(unitPrices(items), total, first.currency),
  };
}
