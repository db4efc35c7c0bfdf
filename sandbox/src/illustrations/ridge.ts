import { noiseLine } from "./noise.ts";
import { nth } from "./nth.ts";
import { PLATE } from "./plate.ts";
import type { Random } from "./random.ts";
import { type Point, polygon } from "./svg.ts";

export interface RidgeShape {
  readonly y: number;
  readonly height: number;
  /** Width of one hill in plate pixels. */
  readonly scale?: number;
  readonly sharp?: boolean;
  readonly octaves?: number;
  readonly step?: number;
  /** Position of the massif, when the ridge has one. */
  readonly peakAt?: number | undefined;
  readonly spread?: number;
  readonly roughness?: number;
}

const MARGIN = 60;

/** A skyline that extends beyond the left and right edges. */
export function ridge(random: Random, wanted: RidgeShape): readonly Point[] {
  const { y, height, scale = 420, sharp = false, octaves = 5, step = 14, spread = 520 } = wanted;
  const { peakAt, roughness = 0.48 } = wanted;
  const noise = noiseLine(random);
  const start = random.upTo(90);
  const points: Point[] = [];
  for (let x = -MARGIN; x <= PLATE.width + MARGIN; x += step) {
    let rise = 0;
    let weight = 0.5;
    let frequency = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const sample = noise(start + (x / scale) * frequency + octave * 41);
      rise += weight * (sharp && octave < 3 ? 1 - Math.abs(2 * sample - 1) : sample);
      weight *= roughness;
      frequency *= 2.07;
    }
    const envelope = peakAt === undefined ? 1 : 0.35 + 0.95 * Math.exp(-(((x - peakAt) / spread) ** 2));
    points.push([x, y - (rise - 0.3) * height * 1.7 * envelope]);
  }
  return points;
}

export const filledRidge = (points: readonly Point[], colour: string, bottom = PLATE.height + 20): string =>
  polygon([[-MARGIN, bottom], ...points, [PLATE.width + MARGIN, bottom]], colour);

/** Returns the height of a ridge at any x. */
export function heightOf(points: readonly Point[]): (x: number) => number {
  const step = nth(points, 1)[0] - nth(points, 0)[0];
  return (x) => {
    const position = Math.max(0, Math.min(points.length - 2, (x + MARGIN) / step));
    const index = Math.floor(position);
    const left = nth(points, index)[1];
    return left + (nth(points, index + 1)[1] - left) * (position - index);
  };
}
