import { leastIn } from "@stays/domain";

/** Both spellings of a capacity key. Links use the dot; the hyphen stays readable (rulings 2 and 45). */
export const CAPACITY_KEY = /^capacity([.-])(\d{1,9})$/;

/**
 * Reads facility id -> least number. A dot key takes precedence over a hyphen key (ruling 2), unless it is
 * malformed.
 */
export function capacityIn(query: URLSearchParams): Record<number, number> {
  const hyphens: Record<number, number> = {};
  const dots: Record<number, number> = {};
  for (const [key, text] of query) {
    const [, mark, id] = CAPACITY_KEY.exec(key) ?? [];
    const value = leastIn(text);
    if (id === undefined || value === null) continue;
    const found = mark === "." ? dots : hyphens;
    found[Number(id)] ??= value;
  }
  return { ...hyphens, ...dots };
}

/** The inverse of `capacityIn`: keys and values, by ascending id. */
export function capacityEntries(capacity: Readonly<Record<number, number>>): [string, string][] {
  return Object.entries(capacity).map(([id, value]) => [`capacity.${id}`, String(value)]);
}
