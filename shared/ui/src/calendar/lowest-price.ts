import { addDays, addMonths, daysFromTo } from "@stays/days";

/** The lowest of the prices, or nothing when there are fewer than two different ones. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter((price): price is number => typeof price === "number");
  const lowest = Math.min(...known);
  return known.some((price) => price > lowest) ? lowest : null;
}

/** All days of the months from `month` on. */
export function daysOfMonths(month: string, count: number): string[] {
  return daysFromTo(addMonths(month, 0), addDays(addMonths(month, count), -1));
}
