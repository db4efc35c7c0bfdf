import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { Basket } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { basket } from "../schemas/basket.ts";

const OPERATION = "get-basket";

/** Returns the basket. A missing or unknown basket is Galaxy error 404: the panel shows an empty one. */
export async function getBasket(galaxy: GalaxyClient, signal?: AbortSignal): Promise<Basket | GalaxyError> {
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, {}, signal), basket);
}
