import { type RefObject, useCallback, useEffect, useState } from "react";

/** Windows without a pointer that can hover: there a finger is the first sign, and it comes too late for a swipe. */
const NO_HOVER = "(hover: none)";

/** Whether somebody may be about to use a part of a long list. */
export interface Interest {
  readonly isAwake: boolean;
  /** For the first sign: a pointer over it, the focus in it. */
  wake(): void;
}

/** Asleep until the first sign of interest; where nothing can hover, until it is in sight. */
export function useInterest(box: RefObject<Element | null>): Interest {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const canTell = typeof IntersectionObserver !== "undefined" && window.matchMedia?.(NO_HOVER).matches;
    if (isAwake || !box.current || !canTell) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setAwake(true),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isAwake, box]);
  return { isAwake, wake: useCallback(() => setAwake(true), []) };
}
