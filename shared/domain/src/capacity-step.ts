/** The least number that can be asked for; below it the filter is unset (SR-07). */
const LEAST = 2;

/** The least number wanted that a text names: a whole number of at most 15 digits, from 2 up; null for anything else. */
export function leastIn(text: string): number | null {
  return /^\d{1,15}$/.test(text) && Number(text) >= LEAST ? Number(text) : null;
}

/** The capacity filter one step up: unset (1+) gives 2, then one more each (SR-07). */
export function capacityUp(least: number | null): number {
  return least === null ? LEAST : least + 1;
}

/** One step down; from 2 or less the filter is removed (SR-07). */
export function capacityDown(least: number | null): number | null {
  return least === null || least <= LEAST ? null : least - 1;
}
