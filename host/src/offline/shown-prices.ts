import { createStore, type StoreApi } from "zustand/vanilla";

/** How old the answers of Galaxy on the page are. */
export interface ShownPrices {
  /** Time of the oldest one, in milliseconds since 1970; null = the network is there, and all come from it. */
  readonly at: number | null;
  /** Whether one was stored at an earlier visit: nothing can be booked from it. */
  readonly isStored: boolean;
}

export type ShownPricesStore = StoreApi<ShownPrices>;

/** Creates the state of one page view. What is stored at earlier visits is loaded later, and changes it. */
export const createShownPrices = (): ShownPricesStore =>
  createStore<ShownPrices>(() => ({ at: null, isStored: false }));
