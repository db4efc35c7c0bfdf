import type { GalaxyClient } from "@stays/contract";
import type { BasketResult } from "../entities.ts";
import { type AddToBasketArgs, addToBasket } from "./add-to-basket.ts";

/**
 * Adds a departure to the basket, amount 1 (ruling 33). Codes: 404 = Error 1, any other = Error 2
 * (EC-03).
 * @throws UnsendableError without items or search id: the caller shows Error 0 instead (EC-01)
 */
export function addTransportToBasket(
  galaxy: GalaxyClient,
  args: AddToBasketArgs,
  signal?: AbortSignal,
): Promise<BasketResult> {
  return addToBasket(galaxy, "add-activity-transport-to-basket", args, signal);
}
