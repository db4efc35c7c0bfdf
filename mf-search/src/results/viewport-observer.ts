/** Receives whether an element is near the viewport, and its height in CSS pixels. */
export type ViewportListener = (isNear: boolean, height: number) => void;

/** Observes whether elements are near the viewport, with one IntersectionObserver for all of them. */
export interface ViewportObserver {
  /** @returns a function that stops observing the element */
  watch(element: Element, listener: ViewportListener): () => void;
}

/**
 * Creates a viewport observer, which starts with its first element. Without IntersectionObserver every
 * element counts as near.
 *
 * @param margin distance beyond the viewport that counts as near, in viewport heights
 */
export function createViewportObserver(margin: number): ViewportObserver {
  const listeners = new Map<Element, ViewportListener>();
  let observer: IntersectionObserver | undefined;
  return {
    watch(element, listener) {
      if (typeof IntersectionObserver === "undefined") {
        listener(true, 0);
        return () => {};
      }
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries)
            listeners.get(target)?.(isIntersecting, boundingClientRect.height);
        },
        { rootMargin: `${100 * margin}% 0px` },
      );
      listeners.set(element, listener);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
