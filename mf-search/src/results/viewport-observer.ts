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
 * @param margin distance beyond the viewport, and beyond a scrolling box, that counts as near, in heights of each
 */
export function createViewportObserver(margin: number): ViewportObserver {
  const distance = `${100 * margin}% 0px`;
  // Root is the window; the margin of scroll containers is missing in TypeScript's types.
  const options: IntersectionObserverInit & { readonly scrollMargin: string } = {
    rootMargin: distance,
    scrollMargin: distance,
  };
  const listeners = new Map<Element, ViewportListener>();
  let observer: IntersectionObserver | undefined;
  return {
    watch(element, listener) {
      if (typeof IntersectionObserver === "undefined") {
        listener(true, 0);
        return () => {};
      }
      observer ??= new IntersectionObserver((entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          listeners.get(target)?.(isIntersecting, boundingClientRect.height);
      }, options);
      listeners.set(element, listener);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
