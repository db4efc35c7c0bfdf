import type { QueryClient } from "@stays/query";
import { basketQuery } from "@stays/wire";

const CHANNEL = "stays.basket";

/** Tells the visitor's other tabs that the basket has changed. */
export function announceBasketChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Fetches the basket again when another tab has changed it, or when the visitor comes back from the online site. */
export function followOtherTabs(client: QueryClient): void {
  const refetch = () => void client.invalidateQueries({ queryKey: basketQuery().queryKey });
  new BroadcastChannel(CHANNEL).addEventListener("message", refetch);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) refetch();
  });
}
