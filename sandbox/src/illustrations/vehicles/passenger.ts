import { isDark } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { circle, d, opacity, shape } from "../svg.ts";

/** Windows of a cabin, lit after dark. */
export const litGlass = (setting: Setting, day = "#b9d3dc"): string =>
  isDark(setting, 0.85) ? setting.palette.lit : setting.tone(day);

/** A person behind a vehicle's window, with the shoulders at y. */
export function passenger({ tone }: Setting, x: number, y: number, near: boolean): string {
  const shade = tone("#31414b");
  const strength = opacity(near ? 0.8 : 0.35);
  return circle(x, y - 28, 17, shade, strength) + shape(d`M${x - 26} ${y}q26 -28 52 0z`, shade, strength);
}
