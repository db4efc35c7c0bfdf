/** The lowest filter value; below it the filter is unset (SR-07). */
const LEAST = 2;

/** Parses the lowest wanted number: a whole number from 2, at most 15 digits; null for anything else. */
export function leastIn(text: string): number | null {
  return /^\d{1,15}$/.test(text) && Number(text) >= LEAST ? Number(text) : null;
}

/** Increments the capacity filter: unset (1+) gives 2, then one more each (SR-07). */
export function capacityUp(least: number | null): number {
  return least === null ? LEAST : least + 1;
}

/** Decrements the capacity filter; from 2 or less it is unset (SR-07). */
export function capacityDown(least: number | null): number | null {
  return least === null || least <= LEAST ? null : least - 1;
}
