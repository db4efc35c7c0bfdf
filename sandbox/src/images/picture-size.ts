import { PLATE } from "./stored-picture.ts";

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const RATIO = PLATE.width / PLATE.height;
const LARGEST = 2400;

export class BadSize extends Error {}

function sideOf(query: URLSearchParams, name: "width" | "height"): number | undefined {
  const text = query.get(name);
  if (text === null || text === "") return undefined;
  const side = Number(text);
  if (!/^\d+$/.test(text) || side < 1 || side > LARGEST) {
    throw new BadSize(`${name} is a whole number from 1 to ${LARGEST}`);
  }
  return side;
}

const rounded = (width: number, height: number): PictureSize => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Returns the requested box; what is not requested follows from the plate's ratio, which only a crop changes. */
function boxOf(width: number | undefined, height: number | undefined, crop: boolean): PictureSize {
  if (width === undefined)
    return height === undefined
      ? { width: PLATE.width, height: PLATE.height }
      : rounded(height * RATIO, height);
  if (height === undefined) return rounded(width, width / RATIO);
  if (crop) return { width, height };
  return width / height > RATIO ? rounded(height * RATIO, height) : rounded(width, width / RATIO);
}

/**
 * Returns the size of the answer in pixels. `crop=auto` fills the box; otherwise (and with `fitaspect=true`)
 * the plate's ratio is kept. `scale=downscaleonly` never exceeds the plate. Throws `BadSize` for anything but
 * whole numbers up to 2400.
 */
export function pictureSize(query: URLSearchParams): PictureSize {
  const width = sideOf(query, "width");
  const height = sideOf(query, "height");
  const crop = query.get("crop") === "auto";
  const box = boxOf(width, height, crop);
  if (query.get("scale") !== "downscaleonly") return box;
  const shrink = Math.min(1, PLATE.width / box.width, PLATE.height / box.height);
  return shrink === 1 ? box : rounded(box.width * shrink, box.height * shrink);
}
