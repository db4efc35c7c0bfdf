import {
  type BasketState,
  type BookingContext,
  itemKeyOf,
  type QueryClient,
  type SlotProps,
  useBasket,
  useBookingReport,
  useCart,
  usePageContext,
  useQueryClient,
  useReport,
  useTrack,
} from "@stays/contract";
import type { Basket, TempCartItem } from "@stays/domain";
import { useEffect, useRef, useState } from "react";
import { startAdding } from "./add-progress.ts";
import { type AddEnd, getSearchId, type Order } from "./add-rules.ts";
import { withBasketLock } from "./basket-lock.ts";
import { bookedStays, rememberBookedActivities, rememberBookedStays } from "./booked-items.ts";
import { cartEvent } from "./cart-event.ts";
import type { PendingAdd } from "./pending-add.ts";
import { sendAdd } from "./send-add.ts";
import { useBasketCheck } from "./use-basket-check.ts";
import { useNextPage } from "./use-next-page.ts";

const readSearchId = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "searchId" in data ? data.searchId : undefined;

/**
 * Refetches the answers of a search after Error 2. The items are sold out or the search has expired, so every
 * other add of this search would fail too.
 */
function refreshSearch(client: QueryClient, searchId: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ state }) => readSearchId(state.data) === searchId });
}

/** Callbacks of an add, besides the updates of the cart store. */
type AddListeners = Pick<SlotProps["cart.add-button"], "onAdding" | "onAdded" | "onFailed">;

/**
 * Hook of an add button: puts items into the basket, notifies all listeners, and opens the destination
 * (CT-02, CT-03).
 */
export function useAdd(booking: BookingContext, listeners: AddListeners) {
  const client = useQueryClient();
  const { settings, route, search } = usePageContext();
  const bookingReport = useBookingReport();
  const chosen = useCart((cart) => cart.items);
  const basket = useBasket();
  const report = useReport();
  const track = useTrack();
  const { goingTo, leaveFor, cancel } = useNextPage(booking);
  const checkForEarlier = useBasketCheck();
  const isRunning = useRef(false);
  const latest = useRef({ listeners, chosen, basket });
  const [isAdding, setAdding] = useState(false);
  const [end, setEnd] = useState<AddEnd | null>(null);
  useEffect(() => {
    latest.current = { listeners, chosen, basket };
  });
  const { kind, day } = booking;

  function send(order: Order, chosenBefore: readonly string[]): Promise<AddEnd> {
    return sendAdd(client, order, {
      settings,
      day,
      known: knownBasket(latest.current.basket),
      checkForEarlier,
      notifyAdded: (added, bookItemIds) => finishAdded(order, added, bookItemIds, chosenBefore),
      report,
    });
  }

  function finishAdded(
    { items }: Order,
    added: PendingAdd,
    bookItemIds: readonly number[],
    chosenBefore: readonly string[],
  ): void {
    bookingReport.succeed({ ...added, bookItemIds, chosen: chosenBefore });
    track(cartEvent("add_to_cart", items, { kind, coupon: search.promoCode }));
    latest.current.listeners.onAdded?.(bookItemIds);
    void latest.current.basket.refresh();
  }

  function settle(order: Order, result: AddEnd, startedOn: string): void {
    setEnd(result);
    if (result.at === "failed") {
      if (result.failure.error === 2) void refreshSearch(client, getSearchId(order));
      bookingReport.fail(result.failure);
      latest.current.listeners.onFailed?.();
      return;
    }
    void leaveFor(result.destination, startedOn);
  }

  /** Puts items into the basket. Does nothing while an add of this button is running. */
  async function add(items: readonly TempCartItem[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const order: Order = { kind, items };
    const startedOn = window.location.pathname;
    const chosenBefore = latest.current.chosen.map(itemKeyOf);
    setAdding(true);
    setEnd(null);
    rememberBookedStays(bookedStays(items, route.language));
    if (kind === "activity" && day !== null)
      rememberBookedActivities(items, { day, language: route.language });
    cancel();
    bookingReport.begin();
    const endAdding = startAdding(client, items.map(itemKeyOf));
    latest.current.listeners.onAdding?.();
    try {
      settle(order, await withBasketLock(() => send(order, chosenBefore)), startedOn);
    } finally {
      endAdding();
      isRunning.current = false;
      setAdding(false);
    }
  }

  return { isAdding, end, goingTo, add };
}

/** Basket cached by the host; null = there is none yet, undefined = not known. */
function knownBasket({ basket, isLoading, isFailed }: BasketState): Basket | null | undefined {
  return basket ?? (isLoading || isFailed ? undefined : null);
}
