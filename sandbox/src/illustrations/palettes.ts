import type { Season, Time } from "./names.ts";
import type { Palette } from "./palette.ts";
import { AUTUMN } from "./palette-autumn.ts";
import { SUMMER } from "./palette-summer.ts";
import { WINTER } from "./palette-winter.ts";

const thawing = (palette: Palette): Palette => ({ ...palette, leftSnow: 0.6 });

/** Spring is summer with snow on the tops and paler grass by day. */
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
