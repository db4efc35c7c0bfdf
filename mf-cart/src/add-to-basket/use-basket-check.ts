import { useBasket, useCart, useCartActions } from "@stays/contract";
import { useQueryClient } from "@stays/query";
import { useEffect, useRef } from "react";
import { isInBasket } from "./basket-check.ts";
import { isFailedCall, outcomeOf } from "./call-outcome.ts";
import { notifyAdded } from "./notify-added.ts";
import { clearPendingAdd, readPendingAdd } from "./pending-add.ts";

/**
 * What a look for an open add found: it is in the basket, it is not (and may still arrive), the basket could not be
 * looked at, or (closed) no add is open, or its end has become known meanwhile.
 */
export type Found = "landed" | "absent" | "unknown" | "closed";

/**
 * A look into the basket, by get-basket, for the add of this tab whose end is not known (CT-02); it books nothing. An add
 * that is in the basket is told as any other is (CT-03), in phases, booked day, temporary cart, failure and badge, and
 * closed.
 *
 * @returns the look. It never rejects. To be called in turn with the adds of this tab: it closes what it finds open,
 *   which must not be an add that is still under way
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
