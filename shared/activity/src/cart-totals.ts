import type { TempCartItem } from "@stays/stay";

/** Smallest fraction of an amount that counts: a millionth. No currency has more than four decimals. */
const PRECISION = 1e6;

/**
 * Price and persons of the temporary cart: a line is unit price times amount (CT-01). Without what is lost in binary
 * fractions, which would show where a total is rounded: 3 × 1.15 is 3.45.
 */
export function cartTotals(items: readonly TempCartItem[]): {
  readonly total: number;
  readonly persons: number;
} {
  const total = items.reduce((sum, { price, amount }) => sum + Math.round(price * PRECISION) * amount, 0);
  const persons = items.reduce((sum, item) => sum + item.persons * item.amount, 0);
  return { total: total / PRECISION, persons };
}
