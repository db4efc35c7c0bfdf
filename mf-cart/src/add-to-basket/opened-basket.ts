import type { QueryClient } from "@stays/query";

/** Tabs whose basket was opened in this page load; a query client is one page load (ruling 21). */
const opened = new WeakSet<QueryClient>();

/** Has create-basket succeeded in this page load? */
export const isBasketOpen = (client: QueryClient): boolean => opened.has(client);

/** Remembers that it has. */
export const rememberOpenBasket = (client: QueryClient): void => {
  opened.add(client);
};

/** The basket is gone (code 404): the next add opens one again. */
export const forgetOpenBasket = (client: QueryClient): void => {
  opened.delete(client);
};
