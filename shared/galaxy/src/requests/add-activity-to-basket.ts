import type { GalaxyClient } from "@stays/contract";
import type { BasketResult } from "../entities.ts";
import { type AddToBasketArgs, addToBasket } from "./add-to-basket.ts";

/**
 * Adds activity quotes to the basket. Codes: 404 = Error 1, any other = Error 2 (EC-03).
 * @throws UnsendableError without items or search id: the caller shows Error 0 instead (EC-01)
 */
export function addActivityToBasket(
  galaxy: GalaxyClient,
  args: AddToBasketArgs,
  signal?: AbortSignal,
): Promise<BasketResult> {
  return addToBasket(galaxy, "add-activity-to-basket", args, signal);
}
