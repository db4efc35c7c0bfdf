import type { Spot } from "./mercator.ts";
import type { NamedSpot } from "./road.ts";

/** Zoom level from which most windows contain no village, so that its name is repeated around it. */
export const DISTRICT_ZOOM = 15;

/** Distance between the names, in pixels: a phone shows at least one. */
const COLUMN = 352;
const ROW = 300;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Returns a staggered grid of names within bounds, each that of the nearest village. No name is beside the
 * village's own label.
 *
 * @param scale kilometres per pixel
 */
export function districtNames(
  villages: readonly NamedSpot[],
  { left, right, top, bottom }: Bounds,
  scale: number,
): readonly NamedSpot[] {
  const [width, height] = [COLUMN * scale, ROW * scale];
  const names: NamedSpot[] = [];
  for (let row = Math.floor(top / height); row <= Math.ceil(bottom / height); row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.floor(left / width) - 1; column <= Math.ceil(right / width); column++) {
      const spot = { x: (column + shift) * width, y: row * height };
      const [nearest] = [...villages].sort((one, other) => distance(one, spot) - distance(other, spot));
      if (nearest && distance(nearest, spot) > height / 2) names.push({ ...spot, name: nearest.name });
    }
  }
  return names;
}
