import { nth } from "./nth.ts";
import type { Point } from "./svg.ts";

/** A top in a skyline, and the points where its two flanks end. */
export interface Summit {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

const NEIGHBOURS = 4;

/** The tops that rise at least `prominence` above both ends of their flanks. */
export function summitsOf(points: readonly Point[], prominence: number): readonly Summit[] {
  const y = (index: number) => nth(points, index)[1];
  const isTop = (index: number) =>
    points.slice(index - NEIGHBOURS, index + NEIGHBOURS + 1).every((point) => point[1] >= y(index));
  const turnsUp = (top: number, here: number, next: number) =>
    y(next) < y(here) - 1 && y(here) - y(top) > prominence * 0.6;
  const summits: Summit[] = [];
  for (let top = NEIGHBOURS; top < points.length - NEIGHBOURS; top++) {
    if (!isTop(top)) continue;
    let left = top;
    let right = top;
    while (left > 0 && !turnsUp(top, left, left - 1)) left--;
    while (right < points.length - 1 && !turnsUp(top, right, right + 1)) right++;
    const previous = summits.at(-1);
    const apart = previous === undefined || top - previous.top > NEIGHBOURS + 1;
    if (apart && Math.min(y(left), y(right)) - y(top) > prominence) summits.push({ top, left, right });
  }
  return summits;
}
