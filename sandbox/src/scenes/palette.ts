import type { Season, Time } from "./names.ts";
import { AUTUMN } from "./palette-autumn.ts";
import { SUMMER } from "./palette-summer.ts";
import { WINTER } from "./palette-winter.ts";

/** The colours of one season at one time of day. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly snow: string;
  readonly shade: string;
  /** Ground in the light and in the shade. */
  readonly ground: readonly [string, string];
  /** Trees near by and far away. */
  readonly tree: readonly [string, string];
  readonly water: readonly [string, string];
  /** A lit window. */
  readonly lit: string;
  /** Daylight, 1 at noon. */
  readonly daylight: number;
  readonly stars?: boolean;
  /** Leaves that have turned. */
  readonly leaves?: readonly string[];
  /** Snow left on the tops outside winter, 0–1. */
  readonly leftSnow?: number;
}

const thawing = (palette: Palette): Palette => ({ ...palette, leftSnow: 0.6 });

/** Spring is summer with snow left on the tops and paler grass by day. */
const SPRING: Readonly<Record<Time, Palette>> = {
  day: {
    ...thawing(SUMMER.day),
    sky: ["#86bfdc", "#cbe4ea", "#f7f6ea"],
    ground: ["#b3b878", "#8d9d63"],
    tree: ["#1d4838", "#6f9271"],
  },
  dawn: thawing(SUMMER.dawn),
  dusk: thawing(SUMMER.dusk),
  night: thawing(SUMMER.night),
};

export const PALETTES: Readonly<Record<Season, Readonly<Record<Time, Palette>>>> = {
  winter: WINTER,
  spring: SPRING,
  summer: SUMMER,
  autumn: AUTUMN,
};
