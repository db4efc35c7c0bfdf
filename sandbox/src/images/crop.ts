import { PLATE, type StoredPicture } from "./stored-picture.ts";

/** A part of the plate, in whole pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Portrait crops are slightly smaller than the full height of the plate. */
const CLOSER_BELOW_RATIO = 1.25;
const CLOSER = 0.9;

/** Returns the crop for an aspect ratio (width ÷ height), with the focal point slightly above its middle. */
export function cropAround(focal: StoredPicture["focal"], ratio: number): Crop {
  const isWide = PLATE.width / ratio <= PLATE.height;
  const full = isWide ? PLATE.width / ratio : PLATE.height * (ratio < CLOSER_BELOW_RATIO ? CLOSER : 1);
  const height = Math.max(1, Math.round(full));
  const width = isWide ? PLATE.width : Math.max(1, Math.round(full * ratio));
  return {
    left: Math.round(within(focal[0] - width / 2, 0, PLATE.width - width)),
    top: Math.round(within(focal[1] - height * 0.54, 0, PLATE.height - height)),
    width,
    height,
  };
}
