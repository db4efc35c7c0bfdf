import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import { integer } from "../schemas/values.ts";
import { assertAmount, assertFilled } from "../sendable.ts";

/** A chosen extra in Galaxy's format. */
export interface AddonChoice {
  readonly id: number;
  readonly qty: number;
  /** Unit price as shown; the server charges its own price. */
  readonly price: number;
  readonly bookItemId: number;
}

const OPERATION = "add-basket-addon";

/**
 * Adds the chosen extras; 1 means success. One call for all booked items (ruling 23). This GET changes state,
 * so it is no query and has no automatic retry (ruling 27).
 * @throws UnsendableError without choices, or with a quantity below 1
 */
export async function addBasketAddon(
  galaxy: GalaxyClient,
  choices: readonly AddonChoice[],
  signal?: AbortSignal,
): Promise<number> {
  assertFilled(OPERATION, "items", choices);
  for (const { qty } of choices) assertAmount(OPERATION, "qty", qty);
  const items = choices.map(({ id, qty, price, bookItemId }) => ({ id, qty, price, bookItemId }));
  const params = {
    bookItemId: choices[0]?.bookItemId,
    items: JSON.stringify(items),
    addOns: Object.fromEntries(choices.map(({ id, qty }) => [id, qty])),
  };
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, params, signal), () => integer);
}
