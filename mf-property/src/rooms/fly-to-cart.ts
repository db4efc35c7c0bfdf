import { prefersReducedMotion } from "@stays/ui";

/** Duration of the animation, in milliseconds (CO-02). */
const FLIGHT = 1000;
const SIZE = 40;

/**
 * Animates a dot with the room's photo from the button to the sidebar, or to the bottom bar of small screens.
 * Does nothing with reduced motion (HO-03). It is decoration only; the cart announces the change.
 */
export function flyToCart(from: Element): void {
  const target = ["find-availability", "your-stay"]
    .map((id) => document.getElementById(id))
    .find((element) => element && element.getClientRects().length > 0);
  const isStill = prefersReducedMotion();
  if (!target || isStill || typeof from.animate !== "function") return;
  const photo = from.closest("li")?.querySelector("img");
  const dot = photo ? photo.cloneNode() : document.createElement("span");
  if (!(dot instanceof HTMLElement)) return;
  const start = from.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  Object.assign(dot.style, {
    position: "fixed",
    // Coordinates of the window, in every writing direction.
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: "50%",
    pointerEvents: "none",
    zIndex: "var(--z-modal)",
  });
  dot.setAttribute("aria-hidden", "true");
  dot.removeAttribute("id");
  document.body.append(dot);
  const [x, y] = [end.left + end.width / 2 - start.left, end.top + SIZE - start.top];
  dot
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x / 2}px, ${Math.min(0, y) - SIZE * 2}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.4 },
      ],
      { duration: FLIGHT, easing: "ease-in-out" },
    )
    .finished.then(
      () => dot.remove(),
      () => dot.remove(),
    );
}
