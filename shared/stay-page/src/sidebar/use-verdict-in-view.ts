import type { PromoCode } from "@stays/search/availability";
import { type RefObject, useEffect, useRef } from "react";

/** What a visitor does to see something else. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Brings the promo code and its verdict into the viewport, above the button at the foot: whoever applied it is led to
 * the field, a refused code of the address moves nothing but what scrolls within the sidebar (SW-10, ruling 49).
 *
 * @param field what holds the field and its verdict
 * @param scroller what scrolls it within the sidebar; its one child is as high as all that is in it
 */
export function useVerdictInView(
  state: PromoCode["state"],
  field: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const before = useRef(state);
  useEffect(() => {
    const isApplied = before.current === "validating";
    before.current = state;
    if (!field.current || !scroller.current) return;
    if (isApplied && state !== "untouched") leadTo(field.current, state);
    if (state === "invalid") return keepWithin(scroller.current, field.current);
  }, [state, field, scroller]);
}

/** Whoever has gone elsewhere meanwhile is not called back. A step this short needs no motion. */
function leadTo(field: HTMLElement, state: PromoCode["state"]): void {
  if (!field.contains(document.activeElement)) return;
  if (state === "invalid") field.querySelector("input")?.focus({ preventScroll: true });
  field.scrollIntoView({ block: "nearest" });
}

/** Keeps the end of something in sight while what stands above it still comes, until the visitor does something. */
function keepWithin(scroller: HTMLElement, element: HTMLElement): () => void {
  const [content] = scroller.children;
  if (!content || typeof ResizeObserver === "undefined") return () => undefined;
  // Called first as soon as it looks.
  const sizes = new ResizeObserver(() => {
    const hidden = element.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
    scroller.scrollTop += Math.max(0, hidden);
  });
  sizes.observe(content);
  function leave() {
    sizes.disconnect();
    for (const move of OWN_MOVES) document.removeEventListener(move, leave);
  }
  for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
  return leave;
}
