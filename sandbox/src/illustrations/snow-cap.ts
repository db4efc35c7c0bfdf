import { nth } from "./nth.ts";
import type { Random } from "./random.ts";
import { type Summit, summitsOf } from "./summit.ts";
import { opacity, type Point, polygon } from "./svg.ts";

export interface SnowCapStyle {
  readonly depth: number;
  readonly snow: string;
  readonly shade: string;
  /** The flank in shade: 1 right, -1 left. */
  readonly side: 1 | -1;
  readonly prominence?: number;
  readonly rock: string;
  readonly rockOpacity: number;
}

/** Snow on every top of a skyline, with the flank away from the sun in shade. */
export function snowCaps(random: Random, points: readonly Point[], style: SnowCapStyle): string {
  const caps = summitsOf(points, style.prominence ?? 26).map((summit) => {
    const flank = shadedFlank(random, points, summit, style);
    return flank + (style.depth > 0 ? snowOn(random, points, summit, style) : "");
  });
  return caps.join("");
}

function shadedFlank(random: Random, points: readonly Point[], summit: Summit, style: SnowCapStyle): string {
  const [x, y] = nth(points, summit.top);
  const edge = style.side > 0 ? summit.right : summit.left;
  const edgeX = nth(points, edge)[0];
  const low = lowOf(points, summit);
  const spine = Array.from({ length: 7 }, (_, index): Point => {
    const share = (index + 1) / 7;
    const wobble = random.between(-16, 16) * (index % 2 === 0 ? 1.3 : 0.7);
    return [x + (edgeX - x) * 0.34 * share + wobble, y + (low - y) * share];
  });
  const face =
    style.side > 0
      ? points.slice(summit.top, summit.right + 1)
      : points.slice(summit.left, summit.top + 1).reverse();
  return polygon([[x, y], ...face, [edgeX, low], ...spine.reverse()], style.rock, opacity(style.rockOpacity));
}

const lowOf = (points: readonly Point[], { left, right }: Summit) =>
  Math.max(nth(points, left)[1], nth(points, right)[1]) + 40;

function snowOn(random: Random, points: readonly Point[], summit: Summit, style: SnowCapStyle): string {
  const [x, y] = nth(points, summit.top);
  const depth = Math.min(style.depth * random.between(0.75, 1.2), (lowOf(points, summit) - y) * 0.9);
  const left = downTo(points, summit.top, summit.left, y + depth);
  const right = downTo(points, summit.top, summit.right, y + depth);
  const hem = snowHem(random, nth(left, left.length - 1), nth(right, right.length - 1));
  const half = Math.floor(hem.length / 2);
  const middle: Point = hem[half] ?? [x, y + depth];
  const lit = polygon([...left.slice().reverse(), ...right, ...hem], style.snow);
  const shade =
    style.side > 0
      ? [...right, ...hem.slice(0, Math.ceil(hem.length / 2)), middle]
      : [...left, ...hem.slice(half).reverse(), middle];
  const fold: Point = [x + style.side * random.between(-3, 8), y + depth * 0.5];
  return lit + polygon([[x, y], ...shade, fold], style.shade);
}

/** Returns the skyline from a top to an end, down to the snow line. */
function downTo(points: readonly Point[], top: number, end: number, lowest: number): readonly Point[] {
  const step = end < top ? -1 : 1;
  const flank: Point[] = [nth(points, top)];
  for (let index = top + step; step > 0 ? index <= end : index >= end; index += step) {
    const point = nth(points, index);
    if (point[1] > lowest) break;
    flank.push(point);
  }
  return flank;
}

/** The ragged lower edge of the snow, from right to left. */
function snowHem(random: Random, left: Point, right: Point): readonly Point[] {
  const teeth = Math.max(2, Math.min(12, Math.round((right[0] - left[0]) / 26)));
  return Array.from({ length: teeth - 1 }, (_, index): Point => {
    const tooth = teeth - 1 - index;
    const share = tooth / teeth;
    const x = left[0] + (right[0] - left[0]) * share + random.between(-5, 5);
    const drop = tooth % 2 === 1 ? random.between(10, 34) : random.between(-14, 6);
    return [x, left[1] + (right[1] - left[1]) * share + drop];
  });
}
