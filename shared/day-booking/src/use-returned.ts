import { useLocation } from "@stays/router";
import { useEffect, useState } from "react";

/** Member of a history entry's state: names the entry, once there was a countdown on it. */
const COUNTED = "countedDown";

/** The names of entries on which this document has counted down. */
const countedHere = new Set<unknown>();

/** The locations on which this document has counted down. A location that is returned to is another object. */
const counted = new WeakSet<object>();

/** Whether a countdown ran on this history entry before Back or Forward led to it again; a reload begins anew. */
function hasCounted(): boolean {
  const name: unknown = window.history.state?.[COUNTED];
  if (name === undefined) return false;
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return countedHere.has(name) || loading?.type === "back_forward";
}

/** Remembers the countdown, here and with the entry. What the router keeps in the state of the entry stays. */
function remember(): void {
  const name = Math.random().toString(36);
  countedHere.add(name);
  window.history.replaceState({ ...window.history.state, [COUNTED]: name }, "");
}

/**
 * Whether the visitor came back to a page that counts down: within the site, by loading the page again, or out of the
 * browser's back/forward cache. Who came back is not sent away a second time (ruling 42).
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
