import { nights } from "@stays/days";
import type { TempCartItem } from "./basket.ts";

/** Nights that a total of lines is for; null = the stays differ in length, or a line has no stay. */
export function commonNights(items: readonly Pick<TempCartItem, "stay">[]): number | null {
  const [first, ...others] = new Set(items.map(({ stay }) => (stay ? nights(stay.start, stay.end) : null)));
  return others.length === 0 ? (first ?? null) : null;
}
