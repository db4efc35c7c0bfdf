import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { BasketAddons } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { basketAddons } from "../schemas/addon.ts";

const OPERATION = "get-basket-addon-bookitemid";

/**
 * Returns the available extras of one booked item; at most one `bookItems` entry. Unknown item: Galaxy error
 * 404.
 */
export async function getBasketAddonByBookItem(
  galaxy: GalaxyClient,
  bookItemId: number,
  signal?: AbortSignal,
): Promise<BasketAddons | GalaxyError> {
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, { bookItemId }, signal), basketAddons);
}
