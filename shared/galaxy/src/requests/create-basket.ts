import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { count } from "../schemas/values.ts";

/**
 * Opens the visitor's basket, or takes up the one they have, and gives its id. Called before the first add of each
 * page load (ruling 21); it changes state, so it is no query.
 */
export async function createBasket(galaxy: Galaxy, signal?: AbortSignal): Promise<number | GalaxyError> {
  const operation = "create-basket";
  return decode(galaxy, operation, await galaxy.get(operation, {}, signal), () => count);
}
