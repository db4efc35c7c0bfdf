import { integerWithin } from "./query-values.ts";

/** Both spellings of a capacity key; the dot is ours, the hyphen is read for ever (rulings 2 and 45). */
export const CAPACITY_KEY = /^capacity([.-])(\d{1,9})$/;

/** The least number a stepper can ask for; below it the filter is unset (SR-07). */
export const LEAST_CAPACITY = 2;

/** Facility id -> least number wanted. Of both spellings the dot wins (ruling 2). */
export function capacityIn(query: URLSearchParams): Record<number, number> {
  const hyphens: Record<number, number> = {};
  const dots: Record<number, number> = {};
  for (const [key, text] of query) {
    const [, mark, id] = CAPACITY_KEY.exec(key) ?? [];
    const value = integerWithin(text, LEAST_CAPACITY, Number.MAX_SAFE_INTEGER);
    if (id === undefined || value === null) continue;
    const found = mark === "." ? dots : hyphens;
    found[Number(id)] ??= value;
  }
  return { ...hyphens, ...dots };
}

/** The same, as keys and values, by ascending id. */
export function capacityEntries(capacity: Readonly<Record<number, number>>): [string, string][] {
  return Object.entries(capacity).map(([id, value]) => [`capacity.${id}`, String(value)]);
}
