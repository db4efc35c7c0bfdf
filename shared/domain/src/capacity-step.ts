/** The lowest filter value; below it the filter is unset (SR-07). */
const LEAST = 2;

/** Parses the lowest wanted number: a whole number from 2, at most 15 digits; null for anything else. */
export function leastIn(text: string): number | null {
  return /^\d{1,15}$/.test(text) && Number(text) >= LEAST ? Number(text) : null;
}
