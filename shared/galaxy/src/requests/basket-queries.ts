import { FRESH, galaxyQuery } from "../galaxy-query.ts";

/*
 * The host asks for the basket on every page, after hydration. What decodes the answers is therefore in the file of the
 * HTTP client.
 */

/** `getBasket` as a query, always stale. */
export const basketQuery = () =>
  galaxyQuery("get-basket", null, FRESH.basket, async (galaxy, _, signal) => {
    const { getBasket } = await import(/* webpackChunkName: "galaxy" */ "./get-basket.ts");
    return getBasket(galaxy, undefined, signal);
  });

/** `getBasketAddon` as a query, always stale. */
export const basketAddonQuery = (bookItemId: number | null) => {
  const operation = bookItemId === null ? "get-basket-addon" : "get-basket-addon-bookitemid";
  return galaxyQuery(operation, bookItemId, FRESH.basket, async (galaxy, id, signal) => {
    const { getBasketAddon } = await import(/* webpackChunkName: "galaxy" */ "./get-basket.ts");
    return getBasketAddon(galaxy, id, signal);
  });
};
