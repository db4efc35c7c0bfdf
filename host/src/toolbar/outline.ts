/** A rectangle in the window, in CSS pixels. */
export type Rectangle = Pick<DOMRect, "top" | "left" | "right" | "bottom">;

/** The smallest rectangle around all that have an area; null when none has. */
export function around(rectangles: readonly Rectangle[]): Rectangle | null {
  const seen = rectangles.filter(({ top, left, right, bottom }) => right > left && bottom > top);
  if (seen.length === 0) return null;
  return {
    top: Math.min(...seen.map(({ top }) => top)),
    left: Math.min(...seen.map(({ left }) => left)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}
