import { type RefObject, useEffect, useRef, useState } from "react";

/** Months at first, and months added when the end comes near. */
const STEP = 2;
/** Most months of the scroll; after them the Next month button continues. */
const MOST = 18;
/** Distance to the end at which more months are added, in pixels. */
const DISTANCE = 200;

/** Column of months that grows while it is scrolled. */
export interface MonthScroll {
  readonly count: number;
  /** Ref of the scroll container. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Ref of an element after the last month. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/**
 * Returns how many months to render, and adds more near the end of a scroll.
 *
 * @param isScroll false = always two months
 */
export function useMonthScroll(isScroll: boolean): MonthScroll {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(STEP);

  useEffect(() => {
    if (!isScroll || count >= MOST || !end.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setCount(count + STEP),
      { root: box.current, rootMargin: `${DISTANCE}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isScroll, count]);

  return { count: isScroll ? count : STEP, box, end };
}
