import {
  type BookingContext,
  useBasket,
  useCart,
  useCartActions,
  useReport,
  useSettings,
} from "@stays/contract";
import { useQueryClient } from "@stays/query";
import type { TempCartItem } from "@stays/stay";
import { useEffect, useRef, useState } from "react";
import type { AddRules } from "./add-state.ts";
import { basketCalls } from "./basket-calls.ts";
import type { Destination } from "./destination.ts";
import { inTurn } from "./in-turn.ts";
import { forgetOpenBasket } from "./opened-basket.ts";
import type { Order } from "./order.ts";
import { ADD_OPERATIONS, problemIn } from "./problem.ts";
import { type AddEnd, runAdd } from "./run-add.ts";
import { forgetUnfinished, rememberUnfinished } from "./unfinished-add.ts";
import { useDestination } from "./use-destination.ts";

/** Who wants to know of an add, besides the cart. */
export interface AddListeners {
  readonly onAdding?: (() => void) | undefined;
  readonly onAdded?: ((bookItemIds: readonly number[]) => void) | undefined;
  readonly onFailed?: (() => void) | undefined;
}

/** An add as its button sees it. */
export interface Adding {
  /** From the press to the end, in this button. */
  readonly isAdding: boolean;
  /** How the last press of this button ended. */
  readonly end: AddEnd | null;
  /** Puts items into the basket. A second press while the first is under way does nothing. */
  add(items: readonly TempCartItem[]): Promise<void>;
}

/** Puts items into the basket, tells everyone, and takes the visitor on (CT-02, CT-03). */
export function useAdd(booking: BookingContext, listeners: AddListeners = {}): Adding {
  const client = useQueryClient();
  const settings = useSettings();
  const actions = useCartActions();
  const chosenKeys = useCart((cart) => cart.items);
  const { basket, count, isLoading, isFailed, refresh } = useBasket();
  const report = useReport();
  const goTo = useDestination(booking);
  const isRunning = useRef(false);
  const latest = useRef({ listeners, chosenKeys });
  const [isAdding, setAdding] = useState(false);
  const [end, setEnd] = useState<AddEnd | null>(null);
  useEffect(() => {
    latest.current = { listeners, chosenKeys };
  });

  function tell(items: readonly TempCartItem[], bookItemIds: readonly number[]): void {
    const { kind, day } = booking;
    // What came out of the temporary cart may be chosen again; a button with an item of its own stays done.
    const chosen = new Set(latest.current.chosenKeys.map((item) => item.bookKey));
    for (const { bookKey } of items) actions.setPhase(bookKey, chosen.has(bookKey) ? null : "added");
    actions.setLastBookItemIds(bookItemIds);
    latest.current.listeners.onAdded?.(bookItemIds);
    actions.resetTempCart();
    if (kind !== "accommodation" && day) actions.markDayBooked(kind, day);
    void refresh();
  }

  function settle(order: Order, result: AddEnd, startedOn: string): void {
    setEnd(result);
    if (result.at === "failed") {
      if (result.failure.error === 0)
        report({ operation: ADD_OPERATIONS[order.kind], message: result.failure.message });
      if (result.failure.error === 1) forgetOpenBasket(client);
      for (const { bookKey } of order.items) actions.setPhase(bookKey, "failed");
      actions.fail(result.failure);
      latest.current.listeners.onFailed?.();
      return;
    }
    // Whoever has gone on to another page is not torn away from it, but shown that the booking is safe.
    const destination: Destination = window.location.pathname === startedOn ? result.destination : "panel";
    goTo(destination);
  }

  async function add(items: readonly TempCartItem[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const order: Order = { kind: booking.kind, items };
    const startedOn = window.location.pathname;
    const rules: AddRules = {
      kind: booking.kind,
      addonModalActive: settings.addonModalActive,
      upsellActive: settings.upsell.active,
      upsellPageType: settings.upsell.pageType,
    };
    const before = basket ?? (isLoading || isFailed ? undefined : null);
    setAdding(true);
    rememberUnfinished(count);
    setEnd(null);
    for (const { bookKey } of items) actions.setPhase(bookKey, "adding");
    latest.current.listeners.onAdding?.();
    try {
      const result = await inTurn(() =>
        runAdd(order, rules, { ...basketCalls(client, before), tell: (ids) => tell(items, ids) }, (event) => {
          const problem = problemIn(event, booking.kind);
          if (problem) report(problem);
        }),
      );
      settle(order, result, startedOn);
    } finally {
      forgetUnfinished();
      isRunning.current = false;
      setAdding(false);
    }
  }

  return { isAdding, end, add };
}
