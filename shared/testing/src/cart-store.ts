import { type AddPhase, type Cart, type CartActions, itemKeyOf } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The host's cart in memory, for tests. */
export interface TestCart {
  readonly store: StoreApi<Cart>;
  readonly actions: CartActions;
}

const emptyCart: Cart = {
  items: [],
  phases: {},
  bookedDays: { activity: [], transport: [] },
  failure: null,
  overlay: null,
  lastBookItemIds: [],
  bookItemIds: {},
  notice: null,
  isBasketOpen: false,
};

function withItem(items: readonly TempCartItem[], added: TempCartItem): readonly TempCartItem[] {
  if (items.some(({ searchId }) => searchId !== added.searchId)) return [added];
  const present = items.find((item) => item.bookKey === added.bookKey);
  if (!present) return [...items, added];
  const amount = added.dormitoryBed ? present.amount + added.amount : added.amount;
  return items.map((item) => (item === present ? { ...added, amount } : item));
}

function withAmount(items: readonly TempCartItem[], bookKey: string, step: 1 | -1): readonly TempCartItem[] {
  return items
    .map((item) => (item.bookKey === bookKey ? { ...item, amount: item.amount + step } : item))
    .filter((item) => item.amount > 0);
}

function withPhase(phases: Cart["phases"], bookKey: string, phase: AddPhase | null): Cart["phases"] {
  const { [bookKey]: _, ...others } = phases;
  return phase ? { ...others, [bookKey]: phase } : others;
}

/** A real cart that fulfils the contract of `CartActions`. */
export function createTestCart(initial: Partial<Cart> = {}): TestCart {
  const store = createStore<Cart>(() => ({ ...emptyCart, ...initial }));
  const { setState: set } = store;
  const actions: CartActions = {
    addToTempCart: (item) => set((cart) => ({ items: withItem(cart.items, item) })),
    removeFromTempCart: (key) =>
      set((cart) => ({ items: cart.items.filter((item) => item.bookKey !== key) })),
    increment: (key) => set((cart) => ({ items: withAmount(cart.items, key, 1) })),
    decrement: (key) => set((cart) => ({ items: withAmount(cart.items, key, -1) })),
    replaceTempCart: (items) => set({ items }),
    resetTempCart: () => set({ items: [] }),
    removeItems: (keys) =>
      set((cart) => ({ items: cart.items.filter((item) => !keys.includes(itemKeyOf(item))) })),
    setPhase: (key, phase) => set((cart) => ({ phases: withPhase(cart.phases, key, phase) })),
    markDayBooked: (kind, day) =>
      set(({ bookedDays }) => ({
        bookedDays: { ...bookedDays, [kind]: [...new Set([...bookedDays[kind], day])] },
      })),
    setLastBookItemIds: (lastBookItemIds) => set({ lastBookItemIds }),
    setBookItemId: (key, id) => set((cart) => ({ bookItemIds: { ...cart.bookItemIds, [key]: id } })),
    fail: (failure) => set({ failure }),
    clearFailure: () => set({ failure: null }),
    setNotice: (notice) => set({ notice }),
    setBasketOpen: (isBasketOpen) => set({ isBasketOpen }),
    openOverlay: (overlay) => set({ overlay }),
    closeOverlay: () => set({ overlay: null }),
  };
  return { store, actions };
}
