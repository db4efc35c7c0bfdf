import type { QueryClient } from "@stays/contract";
import { basketQuery } from "@stays/galaxy";

const CHANNEL = "stays.basket";

/** One channel per tab, to send and to receive: a channel does not receive its own messages. */
const channels = new WeakMap<QueryClient, BroadcastChannel>();

/** Notifies the visitor's other tabs that the basket has changed. */
export function announceBasketChange(client: QueryClient): void {
  channels.get(client)?.postMessage("changed");
}

/**
 * Refetches the basket when another tab has changed it, and when this tab becomes visible. The online site
 * changes the same basket but sends no message.
 */
export function followOtherTabs(client: QueryClient): void {
  const refetch = () => void client.invalidateQueries({ queryKey: basketQuery().queryKey });
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", refetch);
    channels.set(client, channel);
  } catch {
    // Firefox has no channel where cookies are blocked.
  }
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) refetch();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refetch();
  });
}
