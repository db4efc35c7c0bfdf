import type { GalaxyClient } from "@stays/contract";
import type { Basket, BasketAddons } from "@stays/domain";
import { decodeAnswer, notFoundIs } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";

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

const ADDONS_BY_BOOK_ITEM = "get-basket-addon-bookitemid";

/** Returns the available extras of one booked item, at most one `bookItems` entry; null = unknown item. */
export async function getBasketAddonByBookItem(
  galaxy: GalaxyClient,
  bookItemId: number,
  signal?: AbortSignal,
): Promise<BasketAddons | null> {
  return decodeAnswer(
    galaxy,
    ADDONS_BY_BOOK_ITEM,
    galaxy.get(ADDONS_BY_BOOK_ITEM, { bookItemId }, signal),
    ({ basketAddons }, items) => basketAddons(items),
    notFoundIs(null),
  );
}

const GET_BASKET_ADDON = "get-basket-addon";

/** Returns the available extras of the whole basket; null = there is no basket. */
export async function getBasketAddon(
  galaxy: GalaxyClient,
  signal?: AbortSignal,
): Promise<BasketAddons | null> {
  return decodeAnswer(
    galaxy,
    GET_BASKET_ADDON,
    galaxy.get(GET_BASKET_ADDON, {}, signal),
    ({ basketAddons }, items) => basketAddons(items),
    notFoundIs(null),
  );
}

/** `getBasketAddon` as a query, always stale. */
export const basketAddonQuery = () =>
  galaxyQuery(GET_BASKET_ADDON, null, FRESH.basket, (galaxy, _, signal) => getBasketAddon(galaxy, signal));
