import type { Setting } from "./setting.ts";
import { circle, opacity } from "./svg.ts";

const LAMPS_LIT_BELOW = 0.82;

/** Whether it is dark enough for lamps. */
export const isDark = ({ palette }: Setting, below = LAMPS_LIT_BELOW): boolean => palette.daylight < below;

/** The light around a lit window; nothing by day. */
export function lamplight(setting: Setting, x: number, y: number, radius: number, strength = 0.55): string {
  if (!isDark(setting)) return "";
  const id = setting.nextId();
  const { lit } = setting.palette;
  const stops = `<stop stop-color="${lit}" stop-opacity=".8"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient>${circle(x, y, radius, `url(#${id})`, opacity(strength))}`;
}
