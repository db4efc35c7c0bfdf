/** The store of the shared cart (FE-01). The host creates one for each page view; tests use the same one. */
export { type CartStore, createCartStore } from "./cart-store.ts";
