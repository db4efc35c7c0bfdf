import type { PromoCode } from "@stays/availability";
import { PromoCodeField } from "@stays/ui";
import { type RefObject, useEffect, useRef } from "react";

/** Events by which a visitor scrolls or uses the page. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls the promo code and its verdict into the viewport. A code that the visitor applied gets the focus; a rejected
 * one from the URL scrolls only the sidebar, whose single child has the height of the content (SW-10, ruling 49).
 */
function useVerdictInView(
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

/** Does nothing if the focus has left the field meanwhile. The distance is too short to animate. */
function leadTo(field: HTMLElement, state: PromoCode["state"]): void {
  if (!field.contains(document.activeElement)) return;
  if (state === "invalid") field.querySelector("input")?.focus({ preventScroll: true });
  field.scrollIntoView({ block: "nearest" });
}

/** Keeps the end of an element visible while content above it loads, until the visitor does something. */
function keepWithin(scroller: HTMLElement, element: HTMLElement): () => void {
  const [content] = scroller.children;
  if (!content || typeof ResizeObserver === "undefined") return () => undefined;
  // A ResizeObserver also calls back when it starts to observe.
  const sizes = new ResizeObserver(() => {
    const hidden = element.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
    // Rounded up: browsers cut fractions of a pixel off.
    scroller.scrollTop += Math.max(0, Math.ceil(hidden));
  });
  sizes.observe(content);
  function leave() {
    sizes.disconnect();
    for (const move of OWN_MOVES) document.removeEventListener(move, leave);
  }
  for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
  return leave;
}

interface StayPromoCodeProps {
  readonly promo: PromoCode;
  readonly scroller: RefObject<HTMLElement | null>;
}

export function StayPromoCode({ promo, scroller }: StayPromoCodeProps) {
  const field = useRef<HTMLDivElement>(null);
  useVerdictInView(promo.state, field, scroller);
  return (
    <div ref={field}>
      <PromoCodeField
        value={promo.value}
        state={promo.state}
        onChange={promo.change}
        onApply={promo.apply}
        onRemove={promo.remove}
      />
    </div>
  );
}
