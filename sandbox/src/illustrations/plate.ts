import type { Point } from "./svg.ts";

/** Every picture is drawn on one plate and cropped around its subject. */
export const PLATE = { width: 1600, height: 900 } as const;

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Upright crops come a little closer than the full height of the plate. */
const CLOSER_BELOW_RATIO = 1.25;
const CLOSER = 0.9;

/**
 * The part of the plate a picture of this ratio (width ÷ height) shows, with the focal point a
 * little above its middle. One seed is the same picture at every size.
 */
export function cropAround(focal: Point, ratio: number): Crop {
  const wide = PLATE.width / ratio <= PLATE.height;
  const height = wide ? PLATE.width / ratio : PLATE.height * (ratio < CLOSER_BELOW_RATIO ? CLOSER : 1);
  const width = wide ? PLATE.width : height * ratio;
  return {
    x: within(focal[0] - width / 2, 0, PLATE.width - width),
    y: within(focal[1] - height * 0.54, 0, PLATE.height - height),
    width,
    height,
  };
}
