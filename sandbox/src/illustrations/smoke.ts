import { lighter } from "./colour.ts";
import type { Setting } from "./setting.ts";
import { d, opacity, placed, shape } from "./svg.ts";

/** Smoke that drifts from a chimney at x, y. */
export function smoke({ random, palette }: Setting, x: number, y: number, scale = 1): string {
  const colour = lighter(palette.sky[1], palette.daylight > 0.8 ? 0.7 : 0.3);
  const drift = random.between(30, 80) * (random.chance(0.5) ? 1 : -1);
  const rise = d`M-7 0c-20 -50 ${drift} -70 ${drift * 0.7} -130c-10 -40 ${drift * 0.8} -50 ${drift} -95`;
  const fall = d`c22 60 -14 60 -2 110c10 60 ${-drift * 0.6} 60 ${-drift * 0.85} 115z`;
  return placed(x, y, scale, shape(rise + fall, colour, opacity(0.55)));
}
