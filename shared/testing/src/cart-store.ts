import type { BookingReport, Cart, CartActions } from "@stays/contract";
import { createCartStore } from "@stays/contract/host";
import type { StoreApi } from "zustand/vanilla";

/** The host's cart, for tests. */
export interface TestCart {
  readonly store: StoreApi<Cart>;
  readonly actions: CartActions;
  readonly report: BookingReport;
}

/** Creates the host's cart with initial values. */
export function createTestCart(initial: Partial<Cart> = {}): TestCart {
  const store = createCartStore();
  store.setState(initial);
  return { store, actions: store.actions, report: store.report };
}
