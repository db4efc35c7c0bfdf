import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { BasketAddons } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { basketAddons } from "../schemas/addon.ts";

const OPERATION = "get-basket-addon";

/**
 * Returns the available extras of the whole basket. Galaxy error 404 or an empty list: go to the online
 * basket (AD-03).
 */
export async function getBasketAddon(
  galaxy: GalaxyClient,
  signal?: AbortSignal,
): Promise<BasketAddons | GalaxyError> {
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, {}, signal), basketAddons);
}

/** `getBasketAddon` as a query, always stale. */
export const basketAddonQuery = () =>
  galaxyQuery(OPERATION, null, FRESH.basket, (galaxy, _, signal) => getBasketAddon(galaxy, signal));
