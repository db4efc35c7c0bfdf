import { useEffect, useState } from "react";

const NOTICEABLE = 8;

/** true while the visitor scrolls down the page, false at its top and while scrolling up. */
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
