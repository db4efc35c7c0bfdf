import { darker } from "./colour.ts";
import { circle, d, facing, rounded, shape, stroke } from "./svg.ts";

export interface Clothes {
  readonly coat: string;
  readonly trousers: string;
  readonly hat: string;
  readonly pack?: string;
}

export interface Pose {
  readonly left?: boolean;
  /** Position of the hand. */
  readonly hand?: readonly [x: number, y: number];
}

export const SKIN = "#e0ae8a";

/** A person at x, y, standing or walking. */
export function person(x: number, y: number, scale: number, clothes: Clothes, pose: Pose = {}): string {
  const { coat, trousers, hat, pack } = clothes;
  const [handX, handY] = pose.hand ?? [26, -58];
  const legs = stroke("M-2 -48L-13 -24L-18 0", trousers, 13) + stroke("M2 -48L12 -25L13 0", trousers, 13);
  const load = pack === undefined ? "" : rounded([-24, -94, 20, 40], 7, pack);
  const body = shape("M-12 -44L-11 -88Q0 -98 11 -88L13 -44Z", coat);
  const arm = stroke(d`M4 -84L16 -66L${handX} ${handY}`, darker(coat, 0.16), 10);
  const head = circle(3, -108, 11, "#e6b48f") + shape("M-9 -108Q-8 -124 4 -123Q14 -122 14 -111Z", hat);
  return facing(x, y, scale, pose.left === true, legs + load + body + arm + head);
}
