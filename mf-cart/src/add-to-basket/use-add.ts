import {
  type BookingContext,
  type Cart,
  itemKeyOf,
  type QueryClient,
  type SlotProps,
  useBasket,
  useBookingReport,
  useCart,
  useMutation,
  useMutationState,
  usePageContext,
  useQueryClient,
  useReport,
  useTrack,
} from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { useEffect, useId, useRef } from "react";
import { addItems } from "./add-items.ts";
import { type AddEnd, getSearchId } from "./add-rules.ts";
import { withBasketLock } from "./basket-lock.ts";
import { bookedStays, rememberBookedActivities, rememberBookedStays } from "./booked-items.ts";
import { cartEvent } from "./cart-event.ts";
import { useLostAdd } from "./use-lost-add.ts";
import { useNextPage } from "./use-next-page.ts";

/** First part of the key of each button's mutation: the buttons of a page see each other's adds. */
const ADD = ["add-to-basket"] as const;

/** What a click adds. */
interface Click {
  readonly items: readonly TempCartItem[];
  /** Keys of the items in the temporary cart, which leave it. */
  readonly chosen: readonly string[];
  /** Path of the page. */
  readonly startedOn: string;
}

/** Keys of the items whose add is running. */
export const useAdding = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: ADD, status: "pending" },
    select: ({ state }) => (state.variables as Click).items.map(itemKeyOf),
  }).flat();

/** State of an add button with some items. One item that is being added makes the button busy (CT-02). */
export function addPhase(
  items: readonly TempCartItem[],
  adding: readonly string[],
  booked: Cart["booked"],
): "adding" | "added" | null {
  const keys = items.map(itemKeyOf);
  if (keys.some((key) => adding.includes(key))) return "adding";
  return keys.length > 0 && keys.every((key) => key in booked) ? "added" : null;
}

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
  const inCart = useCart((cart) => cart.items);
  const { refresh } = useBasket();
  const report = useReport();
  const track = useTrack();
  const { goingTo, leaveFor, cancel } = useNextPage(booking);
  const lostAdd = useLostAdd();
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const { kind, day } = booking;

  function begin({ items }: Click): void {
    rememberBookedStays(bookedStays(items, route.language));
    if (kind === "activity" && day !== null)
      rememberBookedActivities(items, { day, language: route.language });
    cancel();
    bookingReport.begin();
    latest.current.onAdding?.();
  }

  function send({ items, chosen }: Click): Promise<AddEnd> {
    return addItems(
      client,
      { kind, items },
      {
        settings,
        day,
        checkForEarlier: lostAdd.check,
        notifyAdded(added, bookItemIds) {
          bookingReport.succeed({ ...added, bookItemIds, chosen });
          track(cartEvent("add_to_cart", items, { kind, coupon: search.promoCode }));
          latest.current.onAdded?.(bookItemIds);
          void refresh();
        },
        report,
      },
    );
  }

  function settle(end: AddEnd, { items, startedOn }: Click): void {
    if (end.at === "done") return void leaveFor(end.destination, startedOn);
    const { failure } = end;
    if (failure.error === 2) void refreshSearch(client, getSearchId(items));
    bookingReport.fail(failure);
    latest.current.onFailed?.();
    if (failure.found) lostAdd.watch(failure.found);
  }

  // Its callbacks run also when the button is gone. Without a network an add fails at once.
  const mutationKey = [...ADD, useId()];
  const { mutateAsync, isPending, data } = useMutation({
    mutationKey,
    networkMode: "always",
    onMutate: begin,
    mutationFn: (click: Click) => withBasketLock(() => send(click)),
    onSuccess: settle,
  });

  /** Puts items into the basket. Does nothing while an add of this button is running. */
  function add(items: readonly TempCartItem[]): void {
    if (client.isMutating({ mutationKey })) return;
    void mutateAsync({ items, chosen: inCart.map(itemKeyOf), startedOn: window.location.pathname });
  }

  return { isAdding: isPending, end: data, goingTo, add };
}
