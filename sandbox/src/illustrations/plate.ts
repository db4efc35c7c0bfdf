import type { Point } from "./svg.ts";

/** The size of the plate: every picture is drawn on it and cropped around its subject. */
export const PLATE = { width: 1600, height: 900 } as const;

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Portrait crops are slightly smaller than the full height of the plate. */
const CLOSER_BELOW_RATIO = 1.25;
const CLOSER = 0.9;

/**
 * Returns the crop of the plate for an aspect ratio (width ÷ height), with the focal point slightly above its
 * middle. One seed gives the same picture at every size.
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
