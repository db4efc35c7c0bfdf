/** Whether the visitor prefers reduced motion. Call it when a movement starts, never during render. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
