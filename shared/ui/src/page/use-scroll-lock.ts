import { useEffect } from "react";

/**
 * Stops the page behind a full-screen part from scrolling while `locked` (SW-09), without a horizontal shift.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (hasScrollbar) style.scrollbarGutter = "stable";
    return () => {
      style.overflow = before.overflow;
      style.scrollbarGutter = before.scrollbarGutter;
    };
  }, [locked]);
}
