import { mix } from "./colour.ts";
import { type MountainStyle, mountains } from "./mountains.ts";
import { PLATE } from "./plate.ts";
import type { Setting } from "./setting.ts";
import { sky } from "./sky.ts";
import { rect } from "./svg.ts";

/** Sky and mountains, the background of every outdoor picture. Lakes mirror the group `{id}m`. */
export function backdrop(setting: Setting, horizon: number, style?: MountainStyle): string {
  const { palette, winter, id } = setting;
  const plain = mix(palette.ground[0], palette.near, winter ? 0.2 : 0.45);
  const heavens = sky(setting, horizon);
  const ground = rect(0, horizon + 36, PLATE.width, PLATE.height, plain);
  return `${heavens}${ground}<g id="${id}m">${mountains(setting, horizon, style)}</g>`;
}
