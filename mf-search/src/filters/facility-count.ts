import { hasFacility, type PageToLoad } from "@stays/domain";
import type { LoadedStays } from "../listing/loaded-stays.ts";

/**
 * Page types of stays without units. Galaxy filters them by the facilities on their cards, but a village by
 * those of its units.
 */
const SINGLE: readonly PageToLoad[] = ["cabindetail", "cabin", "room"];

/**
 * Returns how many stays a facility filter would leave, without a request. Known only when the whole answer
 * is loaded and no stay in it has units; null otherwise, because an estimate could be wrong.
 */
export function staysWithFacility(loaded: LoadedStays | null, id: number): number | null {
  if (!loaded?.stays.length || loaded.stays.length < loaded.total) return null;
  if (!loaded.stays.every(({ pageToLoad }) => SINGLE.includes(pageToLoad))) return null;
  return loaded.stays.filter(({ content }) => hasFacility(content.attributes, id)).length;
}
