import type { GalaxyClient } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { BasketAddons } from "../entities.ts";
import { basketAddons } from "../schemas/addon.ts";

const OPERATION = "get-basket-addon-bookitemid";

/** Returns the available extras of one booked item, at most one `bookItems` entry; null = unknown item. */
export async function getBasketAddonByBookItem(
  galaxy: GalaxyClient,
  bookItemId: number,
  signal?: AbortSignal,
): Promise<BasketAddons | null> {
  const answer = await galaxy.get(OPERATION, { bookItemId }, signal);
  return decode(galaxy, OPERATION, answer, basketAddons, notFoundIs(null));
}
