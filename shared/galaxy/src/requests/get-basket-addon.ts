import type { GalaxyClient } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { BasketAddons } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { basketAddons } from "../schemas/addon.ts";

const OPERATION = "get-basket-addon";

/** Returns the available extras of the whole basket; null = there is no basket. */
export async function getBasketAddon(
  galaxy: GalaxyClient,
  signal?: AbortSignal,
): Promise<BasketAddons | null> {
  const answer = await galaxy.get(OPERATION, {}, signal);
  return decode(galaxy, OPERATION, answer, basketAddons, notFoundIs(null));
}

/** `getBasketAddon` as a query, always stale. */
export const basketAddonQuery = () =>
  galaxyQuery(OPERATION, null, FRESH.basket, (galaxy, _, signal) => getBasketAddon(galaxy, signal));
