import { DRAW_ACTIVITY } from "./activity.ts";
import { cabin } from "./cabin.ts";
import { destination } from "./destination.ts";
import type { Draw } from "./drawing.ts";
import { hotel } from "./hotel.ts";
import { ACTIVITIES, isOneOf, type SceneRequest, VEHICLES } from "./names.ts";
import { cycle } from "./nth.ts";
import { cropAround } from "./plate.ts";
import { hash } from "./random.ts";
import { room } from "./room.ts";
import { type Setting, seasonOfActivity, settingOf, timeOfActivity } from "./setting.ts";
import { d } from "./svg.ts";
import { DRAW_VEHICLE } from "./transport.ts";
import { village } from "./village.ts";

/** A picture with its random choices made, before drawing. */
export interface Scene {
  readonly setting: Setting;
  readonly draw: Draw;
  /** The activity or the vehicle; undefined for houses and landscapes. */
  readonly variant?: (typeof ACTIVITIES)[number] | (typeof VEHICLES)[number];
}

const DRAW = { cabin, village, hotel, room, destination } as const;

/** Whole numbers select the variants in order; any other seed selects one by its hash. */
function indexOf(seed: string): number {
  const number = Number(seed);
  return Number.isInteger(number) ? number : hash(seed);
}

/** Chooses the season, time and variant of a picture, the same for equal requests. */
export function sceneOf({ kind, seed, season, time, variant }: SceneRequest): Scene {
  if (kind === "activity") {
    const activity = isOneOf(ACTIVITIES, variant) ? variant : cycle(ACTIVITIES, indexOf(seed));
    const asked = {
      season: seasonOfActivity(activity, seed, season),
      time: timeOfActivity(activity, seed, time),
    };
    return { setting: settingOf(kind, seed, asked), draw: DRAW_ACTIVITY[activity], variant: activity };
  }
  const setting = settingOf(kind, seed, { season, time });
  if (kind === "transport") {
    const vehicle = isOneOf(VEHICLES, variant) ? variant : cycle(VEHICLES, indexOf(seed));
    return { setting, draw: DRAW_VEHICLE[vehicle], variant: vehicle };
  }
  return { setting, draw: DRAW[kind] };
}

/**
 * Draws a picture as SVG text, `width` × `height` in pixels, cropped around its subject. Equal requests give
 * equal text.
 */
export function drawScene(request: SceneRequest, width: number, height: number): string {
  const { setting, draw } = sceneOf(request);
  const { svg, focal } = draw(setting);
  const crop = cropAround(focal, width / height);
  const box = d`${crop.x} ${crop.y} ${crop.width} ${crop.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${svg}</svg>`;
}
