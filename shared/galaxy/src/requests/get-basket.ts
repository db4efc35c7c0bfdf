import type { GalaxyClient } from "@stays/contract";
import type { Basket, BasketAddons } from "@stays/domain";
import { decodeAnswer, notFoundIs } from "../decode-answer.ts";

const GET_BASKET = "get-basket";

/** Returns the basket; null = there is none. */
export async function getBasket(galaxy: GalaxyClient, signal?: AbortSignal): Promise<Basket | null> {
  return decodeAnswer(
    galaxy,
    GET_BASKET,
    galaxy.get(GET_BASKET, {}, signal),
    ({ basket }, items) => basket(items),
    notFoundIs(null),
  );
}

/**
 * Returns the available extras of one booked item, or of the whole basket where `bookItemId` is null; null = there is
 * no such item, or no basket.
 */
export async function getBasketAddon(
  galaxy: GalaxyClient,
  bookItemId: number | null,
  signal?: AbortSignal,
): Promise<BasketAddons | null> {
  const operation = bookItemId === null ? "get-basket-addon" : "get-basket-addon-bookitemid";
  return decodeAnswer(
    galaxy,
    operation,
    galaxy.get(operation, bookItemId === null ? {} : { bookItemId }, signal),
    ({ basketAddons }, items) => basketAddons(items),
    notFoundIs(null),
  );
}
