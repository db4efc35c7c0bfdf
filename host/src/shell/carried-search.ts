/** Keys of the query that follow the visitor through every page: dates, guests, promo code, and the booked stay. */
const CARRIED: readonly string[] = ["start", "end", "rooms", "promocode", "ba", "lat", "long"];

/** What the main links keep of a query: nothing has to be entered twice. Filters are of one page only. */
export function carriedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => CARRIED.includes(key) || key.startsWith("gc-"),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
