import type { AccommodationAvailability, PersonConfiguration } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type CardPrice, fromPrice } from "../listing/from-price.ts";

/** Total of a saved stay: its lowest price, or why there is none. */
export type SavedTotal =
  | { readonly kind: "price"; readonly price: CardPrice }
  | { readonly kind: "unavailable" }
  | { readonly kind: "failed" };

/** How many of the saved stays are available, of those whose total is known. */
export interface SavedCounts {
  readonly free: number;
  readonly known: number;
  /** Totals that could not be loaded: they say nothing about their stays. */
  readonly failed: number;
}

/** Counts totals by what is known of them. */
export function countTotals(totals: readonly SavedTotal[]): SavedCounts {
  const count = (kind: SavedTotal["kind"]) => totals.filter((total) => total.kind === kind).length;
  const free = count("price");
  return { free, known: free + count("unavailable"), failed: count("failed") };
}

/**
 * Returns the lowest total of a saved stay from the search for it. That answer has every rate of the stay, while
 * a list has the lowest one only (wire decision 6).
 */
export function savedTotal(
  answer: AccommodationAvailability | GalaxyError,
  rooms: readonly PersonConfiguration[],
): SavedTotal {
  if (isGalaxyError(answer)) return { kind: errorKind(answer) === "failed" ? "failed" : "unavailable" };
  const [stay] = answer.accommodations;
  const products = [...(stay?.products ?? [])].sort((one, other) => one.price.amount - other.price.amount);
  const price = fromPrice({ products }, rooms);
  return price ? { kind: "price", price } : { kind: "unavailable" };
}
