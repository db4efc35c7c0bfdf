import { basketQuery } from "@stays/galaxy";
import type { QueryClient } from "@stays/query";

const CHANNEL = "stays.basket";

/** One channel per tab, to speak and to listen: a channel does not hear itself. */
const channels = new WeakMap<QueryClient, BroadcastChannel>();

/** Tells the visitor's other tabs that the basket has changed. */
export function announceBasketChange(client: QueryClient): void {
  channels.get(client)?.postMessage("changed");
}

/**
 * Fetches the basket again when another tab has changed it, and when the visitor comes back to this one: the online
 * site writes the same basket, and sends no message.
 */
export function followOtherTabs(client: QueryClient): void {
  const refetch = () => void client.invalidateQueries({ queryKey: basketQuery().queryKey });
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", refetch);
  channels.set(client, channel);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) refetch();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refetch();
  });
}
