import { useBasket, useCart, useCartActions } from "@stays/contract";
import { useQueryClient } from "@stays/query";
import { useEffect, useRef } from "react";
import { isInBasket } from "./basket-check.ts";
import { isFailedCall, outcomeOf } from "./call-outcome.ts";
import { notifyAdded } from "./notify-added.ts";
import { clearPendingAdd, readPendingAdd } from "./pending-add.ts";

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
    const isIn = await outcomeOf(isInBasket(client, add));
    if (isFailedCall(isIn)) return "unknown";
    if (!isIn) return "absent";
    clearPendingAdd();
    notifyAdded(actions, add, latest.current.chosen);
    actions.removeItems(add.keys);
    actions.clearFailure();
    await latest.current.refresh();
    return "landed";
  };
}
