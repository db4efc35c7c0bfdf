import type { Setting } from "./setting.ts";
import type { Point } from "./svg.ts";

/** A drawn plate and the point a crop is centred on. */
export interface Drawing {
  readonly svg: string;
  readonly focal: Point;
}

export type Draw = (setting: Setting) => Drawing;
