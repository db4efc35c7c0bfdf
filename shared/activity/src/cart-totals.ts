import type { TempCartItem } from "@stays/stay";

/** Price and persons of the temporary cart: a line is unit price times amount (CT-01). */
export function cartTotals(items: readonly TempCartItem[]): {
  readonly total: number;
  readonly persons: number;
} {
  return items.reduce(
    ({ total, persons }, item) => ({
      total: total + item.price * item.amount,
      persons: persons + item.persons * item.amount,
    }),
    { total: 0, persons: 0 },
  );
}
