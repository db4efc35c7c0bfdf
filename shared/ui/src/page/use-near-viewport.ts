import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has been near the viewport; stays true from then on. Used to fetch data late. Without
 * IntersectionObserver it returns true after hydration.
 *
 * @param margin distance to the viewport, as a CSS length
 */
export function useNearViewport(element: RefObject<Element | null>, margin = "200px"): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    if (typeof IntersectionObserver === "undefined") {
      setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element, margin]);
  return isSeen;
}
