import { type KeepOptions, keepPages } from "./keep-pages.ts";
import type { ShownPricesStore } from "./shown-prices.ts";
import { answerFromStorage } from "./stored-answers.ts";

/** Keeps visited pages, and shows them without a network. In browsers without service workers it does nothing. */
export function startOffline({
  prices,
  ...view
}: Omit<KeepOptions, "isStored"> & { readonly prices: ShownPricesStore }): void {
  if (!("serviceWorker" in navigator)) return;
  const isStored = answerFromStorage(view.client, view.edition, prices);
  // A browser may refuse, as in private windows; the page works without.
  keepPages({ ...view, isStored }).catch(() => {});
}
