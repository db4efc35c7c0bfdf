/** A rectangle in the viewport, in CSS pixels. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/**
 * Keyframes that move a photo from one box to another. The photo has the size of the second box and its origin
 * in the corner of the viewport. It is scaled evenly and cropped to the shape of the first box, so that it is
 * never distorted.
 */
export function flightPath(from: Box, to: Box): readonly [Keyframe, Keyframe] {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const [cropX, cropY] = [(to.width - from.width / scale) / 2, (to.height - from.height / scale) / 2];
  const [x, y] = [from.x - cropX * scale, from.y - cropY * scale];
  return [
    {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(${cropY}px ${cropX}px round var(--radius-photo))`,
    },
    { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, clipPath: "inset(0 round var(--radius-photo))" },
  ];
}
