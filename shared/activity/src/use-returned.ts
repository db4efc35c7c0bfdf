import { useLocation } from "@stays/router";
import { useEffect, useState } from "react";

/** Member of a history entry's state: when the document that counted down there was loaded. */
const COUNTED = "countedDown";

/** The locations on which this document has counted down. A location that is returned to is another object. */
const counted = new WeakSet<object>();

/** Whether a countdown ran on this history entry before Back or Forward led to it again; a reload begins anew. */
function hasCounted(): boolean {
  const before: unknown = window.history.state?.[COUNTED];
  if (before === undefined) return false;
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return before === performance.timeOrigin || loading?.type === "back_forward";
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
    // What the router keeps in the state of the entry stays.
    window.history.replaceState({ ...window.history.state, [COUNTED]: performance.timeOrigin }, "");
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
