import { crossingValue } from "./field.ts";
import type { Spot } from "./mercator.ts";

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

/** Two lifts that start in a village, with the pistes beside them. */
export function liftsOf(spot: Spot): { readonly lifts: readonly Line[]; readonly pistes: readonly Line[] } {
  const [x, y] = seedOf(spot);
  const angle = crossingValue(x, y, 2) * Math.PI * 2 + Math.PI * 0.8;
  const starts = [turned(spot, angle, 0.25), turned(spot, angle + 0.9, 0.5)];
  const lifts = starts.map((start, index) => [
    start,
    turned(start, angle + index * 0.12, 1.4 - index * 0.35),
  ]);
  return { lifts, pistes: lifts.map((lift) => pisteBeside(lift, angle)) };
}

function pisteBeside([bottom, top]: Line, angle: number): Line {
  if (bottom === undefined || top === undefined) return [];
  return Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    const along = { x: top.x + (bottom.x - top.x) * share, y: top.y + (bottom.y - top.y) * share };
    return turned(
      along,
      angle + Math.PI / 2,
      Math.sin(share * Math.PI) * (0.22 + 0.06 * Math.sin(share * 14)),
    );
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
