/** Does the visitor ask for less motion? Asked at the moment of moving, never during render. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
