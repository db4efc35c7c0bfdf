import type { AccommodationAvailability, PersonConfiguration } from "@stays/domain";
import { errorKind, type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type CardPrice, fromPrice } from "../listing/from-price.ts";

/** Total of a saved stay: its lowest price, or why there is none. */
export type SavedTotal =
  | { readonly kind: "price"; readonly price: CardPrice }
  | { readonly kind: "unavailable" }
  | { readonly kind: "failed" };

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
