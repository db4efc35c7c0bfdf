import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import { count } from "../schemas/values.ts";

/**
 * Creates the visitor's basket, or reuses the existing one, and returns its id. The cart calls it before the
 * first add of each page load (ruling 21). It changes state, so it is no query.
 */
export async function createBasket(galaxy: GalaxyClient, signal?: AbortSignal): Promise<number> {
  const operation = "create-basket";
  return decode(galaxy, operation, await galaxy.get(operation, {}, signal), () => count);
}
