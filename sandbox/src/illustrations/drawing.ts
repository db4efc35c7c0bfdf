import type { Setting } from "./setting.ts";
import type { Point } from "./svg.ts";

/** A drawn plate and the centre point of its crops. */
export interface Drawing {
  readonly svg: string;
  readonly focal: Point;
}

export type Draw = (setting: Setting) => Drawing;
