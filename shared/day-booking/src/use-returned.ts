import { useLocation } from "@stays/router";
import { useEffect, useState } from "react";

/** The key in a history entry's state that identifies the entry after a countdown ran on it. */
const COUNTED = "countedDown";

/** The ids of history entries on which this document ran a countdown. */
const countedHere = new Set<unknown>();

/** The router locations on which this document ran a countdown. Navigating back creates a new object. */
const counted = new WeakSet<object>();

/**
 * Whether a countdown ran on this history entry before Back or Forward returned to it. A reload does not
 * count.
 */
function hasCounted(): boolean {
  const name: unknown = window.history.state?.[COUNTED];
  if (name === undefined) return false;
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return countedHere.has(name) || loading?.type === "back_forward";
}

/** Records the countdown in this document and in the history entry. The router's own state is kept. */
function remember(): void {
  const name = Math.random().toString(36);
  countedHere.add(name);
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
    if (counted.has(location)) return;
    counted.add(location);
    if (hasCounted()) setReturned(true);
    remember();
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
