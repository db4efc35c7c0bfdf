/** Hears whether an element is near the window now, and how high it is, in CSS pixels. */
export type ViewportListener = (isNear: boolean, height: number) => void;

/** Tells whether elements are near the window: one observer for all of them, however long the list. */
export interface ViewportObserver {
  /** @returns stops it */
  watch(element: Element, tell: ViewportListener): () => void;
}

/**
 * A nearness that begins to look with its first element; where the browser cannot tell, everything is near.
 *
 * @param margin how far beyond the window something counts as near, in heights of the window
 */
export function createViewportObserver(margin: number): ViewportObserver {
  const listeners = new Map<Element, ViewportListener>();
  let observer: IntersectionObserver | undefined;
  return {
    watch(element, tell) {
      if (typeof IntersectionObserver === "undefined") {
        tell(true, 0);
        return () => {};
      }
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries)
            listeners.get(target)?.(isIntersecting, boundingClientRect.height);
        },
        { rootMargin: `${100 * margin}% 0px` },
      );
      listeners.set(element, tell);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
