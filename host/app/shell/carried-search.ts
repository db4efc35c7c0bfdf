/** Query keys that all pages share: dates, guests, promo code, the booked stay, and the preview. */
const CARRIED: readonly string[] = ["start", "end", "rooms", "promocode", "ba", "lat", "long", "preview"];

/**
 * The part of a query that main links keep, so that visitors enter nothing twice. Filters belong to one page.
 */
export function carriedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => CARRIED.includes(key) || key.startsWith("gc-"),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
