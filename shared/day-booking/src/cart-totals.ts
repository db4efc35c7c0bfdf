import { cartTotal, type TempCartItem } from "@stays/domain";

/** The total price (CT-01) and the persons of the temporary cart. */
export function cartTotals(items: readonly TempCartItem[]): {
  readonly total: number;
  readonly persons: number;
} {
  const persons = items.reduce((sum, item) => sum + item.persons * item.amount, 0);
  return { total: cartTotal(items), persons };
}
