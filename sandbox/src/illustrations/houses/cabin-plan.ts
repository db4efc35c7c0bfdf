import { mix } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { PAINTS, type PaintName } from "./timber.ts";

/** Dimensions and colours of a cabin, relative to the gable's lower left corner at 0,0. */
export interface CabinPlan {
  readonly paint: PaintName;
  readonly wall: string;
  readonly trim: string;
  readonly flipped: boolean;
  readonly gable: number;
  readonly length: number;
  readonly wallHeight: number;
  readonly roofHeight: number;
  /** How far the far end of the long wall is above its near end. */
  readonly drop: number;
  readonly roof: string;
  readonly sod: boolean;
  /** Thickness of the roof cover: snow, turf or boards. */
  readonly thickness: number;
}

export interface CabinWish {
  readonly paint?: PaintName | undefined;
  readonly flipped?: boolean;
  readonly smoke?: boolean;
}

const COMMON_PAINTS: readonly PaintName[] = ["falu", "falu", "tar", "ochre", "grey", "log", "green"];
const TURF = "#6d8a4a";

export function cabinPlan({ random, palette, winter, tone }: Setting, wish: CabinWish): CabinPlan {
  const paint = wish.paint ?? random.pick(COMMON_PAINTS);
  const flipped = wish.flipped ?? random.chance(0.5);
  const gable = random.between(190, 230);
  const length = random.between(200, 340);
  const wallHeight = random.between(105, 135);
  const roofHeight = gable * random.between(0.34, 0.5);
  const sod = !winter && (paint === "log" || random.chance(0.3));
  const boards = tone(paint === "tar" ? "#4d5357" : "#4a4644");
  const bare = sod ? tone(TURF) : boards;
  return {
    paint,
    wall: tone(PAINTS[paint].wall),
    trim: tone(PAINTS[paint].trim),
    flipped,
    gable,
    length,
    wallHeight,
    roofHeight,
    drop: -length * 0.06,
    roof: winter ? mix(palette.ground[0], palette.shade, 0.1) : bare,
    sod,
    thickness: winter ? 20 : sod ? 15 : 8,
  };
}
