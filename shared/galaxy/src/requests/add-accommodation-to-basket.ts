import type { GalaxyClient } from "@stays/contract";
import type { BasketResult } from "../entities.ts";
import { type AddToBasketArgs, addToBasket } from "./add-to-basket.ts";

/**
 * Adds cabins, rooms or packages to the basket. Codes: 404 = Error 1, 0 = Error 3, else Error 2
 * (CT-04).
 * @throws UnsendableError without items or search id: the caller shows Error 0 instead (EC-01)
 */
export function addAccommodationToBasket(
  galaxy: GalaxyClient,
  args: AddToBasketArgs,
  signal?: AbortSignal,
): Promise<BasketResult> {
  return addToBasket(galaxy, "add-accommodation-to-basket", args, signal);
}
