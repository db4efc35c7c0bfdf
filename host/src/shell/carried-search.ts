/** Keys of the query that follow the visitor through every page: dates and guests. */
const isCarried = (key: string): boolean =>
  key === "start" || key === "end" || key === "rooms" || key.startsWith("gc-");

/** The dates and guests of a query, for the main links: nothing has to be entered twice. */
export function carriedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([key]) => isCarried(key));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
