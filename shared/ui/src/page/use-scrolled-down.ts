import { useEffect, useState } from "react";

const NOTICEABLE = 8;

/** Returns true while the visitor scrolls down, false at the top of the page and while scrolling up. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function scrolled() {
      const now = window.scrollY;
      if (Math.abs(now - last) < NOTICEABLE) return;
      setDown(now > last && now > 0);
      last = now;
    }
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, []);
  return down;
}
