import { mix } from "./colour.ts";
import type { Setting } from "./setting.ts";
import { d, opacity, rect, shape } from "./svg.ts";

export interface WindowShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
  readonly trim: string;
  /** 0 no glazing bars, 1 vertical, 2 vertical and horizontal. */
  readonly bars?: 0 | 1 | 2;
  /** Skew of its wall in degrees. */
  readonly skew?: number;
}

/** A window in a wall: lit from inside, or with the sky reflected. */
export function pane({ palette, tone }: Setting, wanted: WindowShape): string {
  const { x, y, width, height, lit, trim, bars = 1, skew = 0 } = wanted;
  const frame = 3 + width * 0.05;
  const glass = lit ? palette.lit : tone("#4f6874");
  const shine = lit
    ? shape(
        d`M${x} ${y + height}v${-height * 0.34}h${width}v${height * 0.34}z`,
        mix(palette.lit, "#e08a2e", 0.45),
        opacity(0.5),
      )
    : shape(
        d`M${x} ${y}h${width * 0.7}l${-width * 0.5} ${height}h${-width * 0.2}z`,
        "#dfeaf0",
        opacity(0.28),
      );
  const upright = bars > 0 ? rect(x + width / 2 - frame * 0.35, y, frame * 0.7, height, trim) : "";
  const across = bars > 1 ? rect(x, y + height * 0.42, width, frame * 0.7, trim) : "";
  const surround = rect(x - frame, y - frame, width + 2 * frame, height + 2 * frame, trim);
  const all = surround + rect(x, y, width, height, glass) + shine + upright + across;
  if (skew === 0) return all;
  return `<g transform="${d`translate(${x} ${y}) skewY(${skew}) translate(${-x} ${-y})`}">${all}</g>`;
}
