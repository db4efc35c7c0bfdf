import { useSyncExternalStore } from "react";

/** Milliseconds that a network may need after the browser says that it is back. */
const SETTLING = 10_000;

let onlineSince = Number.NEGATIVE_INFINITY;

function subscribe(changed: () => void): () => void {
  const change = () => {
    if (navigator.onLine) onlineSince = performance.now();
    changed();
  };
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/** Whether the browser is online; true on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether the browser has come back online so lately that requests may still fail. */
export const isSettling = (): boolean => performance.now() - onlineSince < SETTLING;
