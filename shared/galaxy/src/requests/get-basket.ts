import type { GalaxyClient } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { Basket } from "../entities.ts";
import { basket } from "../schemas/basket.ts";

const OPERATION = "get-basket";

/** Returns the basket; null = there is none. */
export async function getBasket(galaxy: GalaxyClient, signal?: AbortSignal): Promise<Basket | null> {
  const answer = await galaxy.get(OPERATION, {}, signal);
  return decode(galaxy, OPERATION, answer, basket, notFoundIs(null));
}
