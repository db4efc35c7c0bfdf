/** Events that show that the visitor scrolls. */
export const VISITOR_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

export const reducesMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
