import type { TempCartItem } from "@stays/domain";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BookedItems, BookingReport, Cart, CartActions } from "./cart.ts";
import { itemKeyOf } from "./item-key.ts";

/** The shared cart, its actions, and what mf-cart reports of a booking (FE-01). */
export type CartStore = StoreApi<Cart> & { readonly actions: CartActions; readonly report: BookingReport };

/** An empty cart; the server renders it for everyone. */
const emptyCart: Cart = {
  items: [],
  booked: {},
  bookedDays: { activity: [], transport: [] },
  isBooking: false,
  failure: null,
  overlay: null,
  arrival: null,
};

type Items = Cart["items"];

function withAmount(items: Items, bookKey: string, amount: number): Items {
  if (amount <= 0) return items.filter((item) => item.bookKey !== bookKey);
  return items.map((item) => (item.bookKey === bookKey ? { ...item, amount } : item));
}

/** An item of another search starts a new cart, because an add request has one SearchId. */
function withItem(items: Items, item: TempCartItem): Items {
  if (items.some(({ searchId }) => searchId !== item.searchId)) return [item];
  const known = items.find(({ bookKey }) => bookKey === item.bookKey);
  if (!known) return [...items, item];
  if (item.dormitoryBed) return withAmount(items, item.bookKey, known.amount + item.amount);
  return items.map((other) => (other.bookKey === item.bookKey ? item : other));
}

function withBookedDay(days: Cart["bookedDays"], { kind, day }: BookedItems): Cart["bookedDays"] {
  if (kind === "accommodation" || day === null || days[kind].includes(day)) return days;
  return { ...days, [kind]: [...days[kind], day].sort() };
}

/** Items of the temporary cart become idle, because they may be added again; a button with its own item stays done. */
function withBooked({ booked, items }: Cart, { keys, bookItemIds }: BookedItems): Cart["booked"] {
  const chosen = items.map(itemKeyOf);
  const entries = new Map(Object.entries(booked));
  keys.forEach((key, index) => {
    if (chosen.includes(key)) entries.delete(key);
    else entries.set(key, bookItemIds[index] ?? null);
  });
  return Object.fromEntries(entries);
}

/** Creates the cart of one page view. */
export function createCartStore(): CartStore {
  const store = createStore<Cart>(() => emptyCart);
  const set = store.setState;
  const actions: CartActions = {
    select: (item) => set(({ items }) => ({ items: withItem(items, item) })),
    change: (bookKey, amount) => set(({ items }) => ({ items: withAmount(items, bookKey, amount) })),
    replace: (items) => set({ items }),
    clear: () => set({ items: [] }),
    openBasket: () => set({ overlay: { kind: "panel" } }),
    openRates: (request) => set({ overlay: { kind: "rates", request } }),
    openExtras: (request) => set({ overlay: { kind: "extras", request } }),
    closeOverlay: () => set({ overlay: null }),
  };
  const report: BookingReport = {
    begin: () => set({ isBooking: true, failure: null }),
    succeed: (added) =>
      set((cart) => ({
        booked: withBooked(cart, added),
        bookedDays: withBookedDay(cart.bookedDays, added),
        items: cart.items.filter((item) => !added.chosen.includes(itemKeyOf(item))),
      })),
    fail: (failure) => set({ failure }),
    dismissFailure: () => set({ failure: null }),
    forget: (ids) =>
      set(({ booked }) => ({
        booked: Object.fromEntries(
          Object.entries(booked).filter(([, id]) => ids !== "all" && (id === null || !ids.includes(id))),
        ),
      })),
    arrive: (arrival) => set({ arrival }),
  };
  return Object.assign(store, { actions, report });
}
