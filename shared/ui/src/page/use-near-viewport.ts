import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has come near the window yet; stays true from then on. For what is fetched late. Where the browser
 * cannot tell, it counts as seen once the page is alive.
 *
 * @param margin how near, as CSS writes it
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
