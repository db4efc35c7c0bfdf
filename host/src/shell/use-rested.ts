import { useEffect, useState } from "react";

/** Milliseconds after which it is no longer waited for that the browser rests. */
const LATEST = 2000;

/** Whether the browser has rested since this was first shown: what nobody waits for comes after it. */
export function useRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const done = () => setRested(true);
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(done);
      return () => clearTimeout(timer);
    }
    const turn = requestIdleCallback(done, { timeout: LATEST });
    return () => cancelIdleCallback(turn);
  }, []);
  return hasRested;
}
