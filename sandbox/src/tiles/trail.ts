import { crossingValue } from "./field.ts";
import type { Spot } from "./mercator.ts";
import type { Terrain } from "./terrain.ts";

export type Line = readonly Spot[];

const seedOf = ({ x, y }: Spot) => [Math.round(x * 10), Math.round(y * 10)] as const;

const turned = (from: Spot, angle: number, length: number): Spot => ({
  x: from.x + Math.cos(angle) * length,
  y: from.y + Math.sin(angle) * length,
});

/** A cross-country loop that starts and ends in a village. */
export function skiTrack(spot: Spot): Line {
  const [x, y] = seedOf(spot);
  const radius = 1.1 + crossingValue(x, y, 1) * 1.3;
  const angle = crossingValue(x, y, 2) * Math.PI * 2;
  const middle = turned(spot, angle, radius);
  const steps = 72;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = angle + Math.PI + (step / steps) * Math.PI * 2;
    const wave = 1 - 0.2 * Math.sin((step / steps) * Math.PI) * (1 + Math.sin((step / steps) * Math.PI * 6));
    return turned(middle, turn, radius * wave);
  });
}

/** Colours of pistes from easiest to hardest, as on Scandinavian piste maps. */
export const PISTE_COLOURS = ["#2f8f4e", "#2767b0", "#c02f26", "#2b2f33"] as const;

export interface Piste {
  readonly line: Line;
  readonly colour: (typeof PISTE_COLOURS)[number];
}

const DIRECTIONS = 24;

/** Two lifts from a village in a direction. */
function liftsTowards(spot: Spot, angle: number): readonly [bottom: Spot, top: Spot][] {
  const starts = [turned(spot, angle + 0.35, 0.3), turned(spot, angle - 0.9, 0.5)];
  return starts.map((start, index) => [start, turned(start, angle + index * 0.12, 1.5 - index * 0.4)]);
}

/** Direction with the greatest climb of which no lift or piste reaches water. */
function uphill(spot: Spot, terrain: Terrain): number {
  let best = { angle: 0, climb: Number.NEGATIVE_INFINITY };
  for (let index = 0; index < DIRECTIONS; index++) {
    const angle = (index / DIRECTIONS) * Math.PI * 2;
    const lines = liftsTowards(spot, angle);
    const points = lines.flatMap((line) => [...line, ...pisteBeside(line, angle, 1)]);
    const isDry = points.every((point) => terrain.waterAt(point, 5) < 0);
    const climb = lines.reduce((sum, [, top]) => sum + terrain.heightAt(top, 4), 0) - (isDry ? 0 : 1e5);
    if (climb > best.climb) best = { angle, climb };
  }
  return best.angle;
}

/** Two lifts up the hill of a village, each with an easier and a harder piste beside it. */
export function liftsOf(
  spot: Spot,
  terrain: Terrain,
): { readonly lifts: readonly Line[]; readonly pistes: readonly Piste[] } {
  const [x, y] = seedOf(spot);
  const angle = uphill(spot, terrain);
  const lifts = liftsTowards(spot, angle);
  const pistes = lifts.flatMap((lift, index) => {
    const easier = Math.floor(crossingValue(x, y, 40 + index) * (PISTE_COLOURS.length - 1));
    const colours = PISTE_COLOURS.slice(easier, easier + 2);
    return colours.map((colour, side) => ({ colour, line: pisteBeside(lift, angle, side === 0 ? 1 : -0.6) }));
  });
  return { lifts, pistes };
}

/** @param bow how far the piste leaves the lift, and to which side */
function pisteBeside([bottom, top]: readonly [Spot, Spot], angle: number, bow: number): Line {
  return Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    const along = { x: top.x + (bottom.x - top.x) * share, y: top.y + (bottom.y - top.y) * share };
    return turned(
      along,
      angle + Math.PI / 2,
      bow * Math.sin(share * Math.PI) * (0.22 + 0.06 * Math.sin(share * 14)),
    );
  });
}

/** Ends of the short strokes across a lift, `gap` kilometres apart. */
export function liftTicks([bottom, top]: Line, gap: number): readonly Line[] {
  if (bottom === undefined || top === undefined) return [];
  const length = Math.hypot(top.x - bottom.x, top.y - bottom.y);
  const across = Math.atan2(top.y - bottom.y, top.x - bottom.x) + Math.PI / 2;
  return Array.from({ length: Math.floor(length / gap) + 1 }, (_, index) => {
    const share = (index * gap) / length;
    const middle = { x: bottom.x + (top.x - bottom.x) * share, y: bottom.y + (top.y - bottom.y) * share };
    return [turned(middle, across, gap * 0.28), turned(middle, across, -gap * 0.28)];
  });
}

/** The small roads of a village. */
export function villageStreets(spot: Spot): readonly Line[] {
  const [x, y] = seedOf(spot);
  return [0, 1, 2, 3].map((street) => {
    const angle = crossingValue(x, y, 10 + street) * 1.2 + (street * Math.PI) / 2;
    const length = 0.5 + crossingValue(x, y, 20 + street) * 0.7;
    return Array.from({ length: 7 }, (_, step) => turned(spot, angle + step * 0.08, (length * step) / 6));
  });
}
