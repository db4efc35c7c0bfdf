import { bike } from "./activities/bike.ts";
import { canoe } from "./activities/canoe.ts";
import { dogsled } from "./activities/dogsled.ts";
import { fish } from "./activities/fish.ts";
import { hike } from "./activities/hike.ts";
import { sauna } from "./activities/sauna.ts";
import { ski } from "./activities/ski.ts";
import { xc } from "./activities/xc.ts";
import type { Draw } from "./drawing.ts";
import type { Activity } from "./names.ts";

export const DRAW_ACTIVITY: Readonly<Record<Activity, Draw>> = {
  canoe,
  ski,
  xc,
  bike,
  sauna,
  dogsled,
  hike,
  fish,
};
