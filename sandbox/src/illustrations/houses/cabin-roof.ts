import { darker, lighter, mix } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { d, opacity, type Point, polygon, rect, repeat, stroke } from "../svg.ts";
import type { CabinPlan } from "./cabin-plan.ts";

const OVERHANG = 22;

interface RoofCorners {
  readonly ridge: Point;
  readonly ridgeEnd: Point;
  readonly eave: Point;
  readonly eaveEnd: Point;
  readonly eaveLeft: Point;
}

function cornersOf({ gable, length, wallHeight, roofHeight, drop }: CabinPlan): RoofCorners {
  const eaveY = -wallHeight + (OVERHANG * roofHeight) / (gable / 2);
  return {
    ridge: [gable / 2, -wallHeight - roofHeight],
    ridgeEnd: [gable / 2 + length + OVERHANG, -wallHeight - roofHeight + drop],
    eave: [gable + OVERHANG, eaveY],
    eaveEnd: [gable + length + OVERHANG * 1.6, eaveY + drop],
    eaveLeft: [-OVERHANG, eaveY],
  };
}

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The visible side of the roof with its snow, turf or boards, its edge and the gable's barge boards. */
export function cabinRoof(setting: Setting, plan: CabinPlan): string {
  const { palette, winter } = setting;
  const corners = cornersOf(plan);
  const { ridge, ridgeEnd, eave, eaveEnd } = corners;
  const inset = OVERHANG * 0.7;
  const nearEave: Point = [eave[0] - inset, eave[1]];
  const plane = polygon(
    [[ridge[0] - inset, ridge[1]], ridgeEnd, eaveEnd, nearEave],
    winter ? palette.ground[0] : plan.roof,
  );
  const cover = winter ? snowShade(setting, corners, nearEave) : seams(plan, corners);
  const shadow = mix(palette.ground[1], palette.shade, 0.5);
  const drop = plan.thickness * 0.6;
  const edge = polygon(
    [nearEave, eaveEnd, [eaveEnd[0], eaveEnd[1] + drop], [nearEave[0], nearEave[1] + drop]],
    winter ? shadow : darker(plan.roof, 0.3),
  );
  return plane + cover + edge + bargeBoards(setting, plan, corners);
}

function snowShade({ palette }: Setting, corners: RoofCorners, nearEave: Point): string {
  const { ridge, ridgeEnd, eave, eaveEnd } = corners;
  return polygon(
    [along(ridge, eave, 0.55), along(ridgeEnd, eaveEnd, 0.7), eaveEnd, nearEave],
    mix(palette.ground[1], palette.shade, 0.35),
    opacity(0.6),
  );
}

function seams({ drop, sod }: CabinPlan, { ridge, ridgeEnd, eave, eaveEnd }: RoofCorners): string {
  const lines = repeat(8, (index) => {
    const share = (index + 1) / 9;
    const top = ridge[0] + (ridgeEnd[0] - ridge[0]) * share;
    const [x, y] = along(eave, eaveEnd, share);
    return d`M${top} ${ridge[1] + drop * share}L${x} ${y}`;
  });
  return stroke(lines, "#000000", 2, opacity(sod ? 0.07 : 0.16));
}

function bargeBoards(
  { palette, winter }: Setting,
  plan: CabinPlan,
  { ridge, eave, eaveLeft }: RoofCorners,
): string {
  const path = (lift: number) =>
    d`M${eaveLeft[0]} ${eaveLeft[1] - lift}L${ridge[0]} ${ridge[1] - lift}L${eave[0]} ${eave[1] - lift}`;
  const snow = lighter(palette.ground[0], 0.4 * palette.daylight);
  const cover = stroke(path(plan.thickness * 0.8), winter ? snow : plan.roof, plan.thickness);
  return stroke(path(0), plan.trim, 11) + cover;
}

/** Returns the point where the chimney leaves the roof. */
export function chimneyAt({ random }: Setting, { gable, length, wallHeight, roofHeight }: CabinPlan): Point {
  return [gable * 0.5 + length * random.between(0.4, 0.7), -wallHeight - roofHeight - 40];
}

export function chimney({ tone, palette, winter }: Setting, [x, y]: Point): string {
  const bricks = rect(x, y, 26, 70, tone("#8d8078")) + rect(x + 15, y, 11, 70, tone("#70645d"));
  const cap = winter
    ? rect(x - 3, y - 8, 32, 9, palette.ground[0])
    : rect(x - 3, y - 4, 32, 6, tone("#5a514c"));
  return bricks + cap;
}
