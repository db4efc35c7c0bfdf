import { useLocation } from "@stays/router";
import { useEffect, useState } from "react";
import { createStore } from "zustand";

/** The key in a history entry's state that identifies the entry after a countdown ran on it. */
const COUNTED = "countedDown";

/** The countdowns of this document. */
interface Countdowns {
  /** Ids of the history entries on which one ran. */
  readonly entries: readonly unknown[];
  /** The router's location of the latest one. Navigating back creates a new object. */
  readonly latest: object | null;
}

/** Changed in effects only, so the server keeps it empty. */
const countdowns = createStore<Countdowns>(() => ({ entries: [], latest: null }));

/**
 * Whether a countdown ran on this history entry before Back or Forward returned to it. A reload does not
 * count.
 */
function hasCounted(): boolean {
  const name: unknown = window.history.state?.[COUNTED];
  if (name === undefined) return false;
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return countdowns.getState().entries.includes(name) || loading?.type === "back_forward";
}

/** Records the countdown in this document and in the history entry. The router's own state is kept. */
function remember(location: object): void {
  const name = Math.random().toString(36);
  countdowns.setState(({ entries }) => ({ entries: [...entries, name], latest: location }));
  window.history.replaceState({ ...window.history.state, [COUNTED]: name }, "");
}

/**
 * Whether the visitor came back to a page with a countdown: within the site, through a new document, or from
 * the browser's back/forward cache. The countdown runs once per history entry (ruling 42).
 *
 * @returns false on the server and during hydration
 */
export function useReturned(): boolean {
  const location = useLocation();
  const [hasReturned, setReturned] = useState(false);
  useEffect(() => {
    if (countdowns.getState().latest === location) return;
    if (hasCounted()) setReturned(true);
    remember(location);
  }, [location]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturned(true);
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  return hasReturned;
}
