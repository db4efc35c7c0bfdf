import {
  type CartActions,
  itemKeyOf,
  useBasket,
  useCart,
  useCartActions,
  useQueryClient,
} from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { useEffect, useRef } from "react";
import { clearPendingAdd, isInBasket, type PendingAdd, readPendingAdd } from "./pending-add.ts";

/**
 * Result of a check for the pending add: it is in the basket, it is not there (and may still arrive), or the
 * basket could not be read. `closed` = there is no pending add.
 */
export type Found = "landed" | "absent" | "unknown" | "closed";

/**
 * Hook that returns a basket check for the pending add of this tab (CT-02). The check calls get-basket and
 * books nothing. A found add updates phases, booked day, temporary cart, failure and badge like any other
 * (CT-03), and is cleared.
 *
 * @returns the check, which never rejects. Call it under the basket lock: it clears the pending add, which
 *   must not belong to an add that is still running
 */
export function useBasketCheck(): () => Promise<Found> {
  const client = useQueryClient();
  const actions = useCartActions();
  const { refresh } = useBasket();
  const chosen = useCart((cart) => cart.items);
  const latest = useRef({ refresh, chosen });
  useEffect(() => {
    latest.current = { refresh, chosen };
  });
  return async () => {
    const add = readPendingAdd();
    if (!add) return "closed";
    const isIn = await isInBasket(client, add).catch(() => null);
    if (isIn === null) return "unknown";
    if (!isIn) return "absent";
    clearPendingAdd();
    notifyAdded(actions, add, latest.current.chosen);
    actions.removeItems(add.keys);
    actions.clearFailure();
    await latest.current.refresh();
    return "landed";
  };
}

/**
 * Updates the cart store after an add: phases, booked items and the booked day (CT-03).
 *
 * @param chosen items of the temporary cart; they become idle again and can be added again. A button with its
 *   own item stays done
 * @param bookItemIds one per item, in their order; empty when they are not known
 */
export function notifyAdded(
  actions: CartActions,
  { kind, day, keys }: Pick<PendingAdd, "kind" | "day" | "keys">,
  chosen: readonly TempCartItem[],
  bookItemIds: readonly number[] = [],
): void {
  const chosenKeys = chosen.map(itemKeyOf);
  for (const [index, key] of keys.entries()) {
    actions.setPhase(key, chosenKeys.includes(key) ? null : "added");
    const bookItemId = bookItemIds[index];
    if (bookItemId !== undefined) actions.setBookItemId(key, bookItemId);
  }
  if (kind !== "accommodation" && day) actions.markDayBooked(kind, day);
}

/**
 * Delay before each basket check for an add without an answer, in milliseconds. Galaxy may still be
 * processing it.
 */
const POLL_DELAYS = [0, 1_000, 2_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Checks the basket until the add is found or closed, or the delays are used up.
 *
 * @returns the result of the last check
 */
export async function pollBasket(check: () => Promise<Found>, wait = pause): Promise<Found> {
  let found: Found = "unknown";
  for (const ms of POLL_DELAYS) {
    await wait(ms);
    found = await check();
    if (found === "landed" || found === "closed") break;
  }
  return found;
}
