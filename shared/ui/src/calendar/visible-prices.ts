import { addDays, addMonths, daysFromTo } from "@stays/days";

/** Returns the lowest price, or null when there are fewer than two different prices. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter((price): price is number => typeof price === "number");
  const lowest = Math.min(...known);
  return known.some((price) => price > lowest) ? lowest : null;
}

/** Returns the nights that the prices of all these days are for; null without prices, or when they differ. */
export function commonNights(
  days: readonly string[],
  priceOf: (day: string) => number | null,
  nightsOf: (day: string) => number | null,
): number | null {
  const all = new Set(days.filter((day) => priceOf(day) !== null).map(nightsOf));
  const [nights = null] = all;
  return all.size === 1 ? nights : null;
}

/** Returns all days of `count` months, starting with `month`. */
export function daysOfMonths(month: string, count: number): string[] {
  return daysFromTo(addMonths(month, 0), addDays(addMonths(month, count), -1));
}
