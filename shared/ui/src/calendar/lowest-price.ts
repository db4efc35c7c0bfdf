/** The lowest of the prices, or nothing when there are fewer than two different ones. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter((price): price is number => typeof price === "number");
  const lowest = Math.min(...known);
  return known.some((price) => price > lowest) ? lowest : null;
}

/** All days YYYY-MM-DD of the months from `month` on. */
export function daysOfMonths(month: string, count: number): string[] {
  const [year = 0, first = 1] = month.split("-").map(Number);
  const days: string[] = [];
  for (
    let time = Date.UTC(year, first - 1, 1);
    time < Date.UTC(year, first - 1 + count, 1);
    time += 86_400_000
  ) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}
