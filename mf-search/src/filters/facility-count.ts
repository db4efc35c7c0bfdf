import { hasFacility, type PageToLoad } from "@stays/domain";
import type { LoadedStays } from "../results/loaded-stays.ts";

/** Stays without units of their own: what their cards tell is what Galaxy filters by. A village passes by its units. */
const SINGLE: readonly PageToLoad[] = ["cabindetail", "cabin", "room"];

/**
 * How many stays a facility would leave, before anybody asks for it. The loaded set can tell only when it is the
 * whole answer and every stay in it speaks for itself; null otherwise, since a guess would be a wrong promise.
 */
export function staysWithFacility(loaded: LoadedStays | null, id: number): number | null {
  if (loaded?.state !== "loaded" || loaded.stays.length < loaded.total) return null;
  if (!loaded.stays.every(({ pageToLoad }) => SINGLE.includes(pageToLoad))) return null;
  return loaded.stays.filter(({ content }) => hasFacility(content.attributes, id)).length;
}
