import { darker } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { d, opacity, polygon, rect, repeat, stroke } from "../svg.ts";
import type { CabinPlan } from "./cabin-plan.ts";
import { PAINTS } from "./timber.ts";

/** The gable, the long wall, their boards or logs, the foundation and the corner posts. */
export function cabinWalls({ tone }: Setting, plan: CabinPlan): string {
  const { gable, length, wallHeight, roofHeight, drop, paint, trim } = plan;
  const end = gable + length;
  const side = polygon(
    [
      [gable, 0],
      [end, drop],
      [end, drop - wallHeight],
      [gable, -wallHeight],
    ],
    tone(darker(PAINTS[paint].wall, 0.2)),
  );
  const front = polygon(
    [
      [0, 0],
      [gable, 0],
      [gable, -wallHeight],
      [gable / 2, -wallHeight - roofHeight],
      [0, -wallHeight],
    ],
    plan.wall,
  );
  const joints = stroke(paint === "log" ? logs(plan) : boards(plan), "#000000", 1.6, opacity(0.13));
  const foundation = polygon(
    [
      [0, 0],
      [gable, 0],
      [end, drop],
      [end, drop - 9],
      [gable, -9],
      [0, -9],
    ],
    tone("#6e7371"),
  );
  const post = (x: number) => rect(x, -wallHeight, 8, wallHeight, trim);
  const posts = paint === "log" ? "" : post(-1) + post(gable - 4);
  return side + front + joints + foundation + posts;
}

function logs({ gable, length, wallHeight, drop }: CabinPlan): string {
  return repeat(7, (index) => {
    const level = (-wallHeight * (index + 1)) / 7;
    return d`M0 ${level}H${gable}L${gable + length} ${level + drop}`;
  });
}

function boards({ gable, length, wallHeight, roofHeight, drop }: CabinPlan): string {
  const front = repeat(10, (index) => {
    const x = (gable * (index + 1)) / 11;
    const top = wallHeight + roofHeight * (1 - Math.abs(x - gable / 2) / (gable / 2));
    return d`M${x} 0V${-top}`;
  });
  const side = repeat(12, (index) => {
    const share = (index + 1) / 13;
    return d`M${gable + length * share} ${drop * share}v${-wallHeight}`;
  });
  return front + side;
}
