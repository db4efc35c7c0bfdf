import { createStore, type StoreApi } from "zustand/vanilla";
import type { Cart, CartActions } from "./cart.ts";
import { decremented, incremented, withItem, withoutItem, withoutKeys } from "./temp-cart.ts";

/** The shared cart and its actions (FE-01). */
export type CartStore = StoreApi<Cart> & { readonly actions: CartActions };

/** An empty cart; the server renders it for everyone. */
const emptyCart: Cart = {
  items: [],
  phases: {},
  bookedDays: { activity: [], transport: [] },
  failure: null,
  overlay: null,
  bookItemIds: {},
  notice: null,
  isBasketOpen: false,
};

function withPhase(
  phases: Cart["phases"],
  itemKey: string,
  phase: Cart["phases"][string] | null,
): Cart["phases"] {
  const { [itemKey]: _, ...others } = phases;
  return phase === null ? others : { ...others, [itemKey]: phase };
}

function withBookedDay(days: readonly string[], day: string): readonly string[] {
  return days.includes(day) ? days : [...days, day].sort();
}

/** Creates the cart of one page view. */
export function createCartStore(): CartStore {
  const store = createStore<Cart>(() => emptyCart);
  const set = store.setState;
  const actions: CartActions = {
    addToTempCart: (item) => set(({ items }) => ({ items: withItem(items, item) })),
    removeFromTempCart: (bookKey) => set(({ items }) => ({ items: withoutItem(items, bookKey) })),
    increment: (bookKey) => set(({ items }) => ({ items: incremented(items, bookKey) })),
    decrement: (bookKey) => set(({ items }) => ({ items: decremented(items, bookKey) })),
    replaceTempCart: (items) => set({ items }),
    resetTempCart: () => set({ items: [] }),
    removeItems: (keys) => set(({ items }) => ({ items: withoutKeys(items, keys) })),
    setPhase: (itemKey, phase) => set(({ phases }) => ({ phases: withPhase(phases, itemKey, phase) })),
    markDayBooked: (kind, day) =>
      set(({ bookedDays }) => ({
        bookedDays: { ...bookedDays, [kind]: withBookedDay(bookedDays[kind], day) },
      })),
    setBookItemId: (itemKey, id) =>
      set(({ bookItemIds }) => ({ bookItemIds: { ...bookItemIds, [itemKey]: id } })),
    fail: (failure) => set({ failure }),
    clearFailure: () => set({ failure: null }),
    setNotice: (notice) => set({ notice }),
    setBasketOpen: (isBasketOpen) => set({ isBasketOpen }),
    openOverlay: (overlay) => set({ overlay }),
    closeOverlay: () => set({ overlay: null }),
  };
  return Object.assign(store, { actions });
}
