import type { QueryClient } from "@stays/query";

/** Query clients whose page load has opened a basket; each page load has one query client (ruling 21). */
const opened = new WeakSet<QueryClient>();

/** Returns whether create-basket has succeeded in this page load. */
export const isBasketOpen = (client: QueryClient): boolean => opened.has(client);

/** Records that create-basket has succeeded. */
export const rememberOpenBasket = (client: QueryClient): void => {
  opened.add(client);
};

/** Records that the basket is gone (code 404): the next add opens a new one. */
export const forgetOpenBasket = (client: QueryClient): void => {
  opened.delete(client);
};
