import { type RefObject, useEffect, useRef, useState } from "react";

/** Months at first, and more whenever the end of them comes near. */
const STEP = 2;
/** As far as a scroll goes; beyond it there is Next month. */
const MOST = 18;
/** Distance to the end at which more months are added, in pixels. */
const DISTANCE = 200;

/** A column of months that grows while it is scrolled. */
export interface MonthScroll {
  readonly count: number;
  /** Goes on the box that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Goes behind the last month. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** @param isScroll false = two months, never more */
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
