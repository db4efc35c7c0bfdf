import { mix } from "./colour.ts";
import { forest } from "./forest.ts";
import { PLATE } from "./plate.ts";
import { filledRidge, heightOf, ridge } from "./ridge.ts";
import type { Setting } from "./setting.ts";
import { snowCaps } from "./snow-cap.ts";

export type MountainStyle = "peaks" | "fells" | "both" | "massif";
const STYLES: readonly MountainStyle[] = ["peaks", "fells", "both", "massif"];

/** Three ranges in depth: peaks, a middle range, and wooded hills. */
export function mountains(setting: Setting, horizon: number, wanted?: MountainStyle): string {
  const style = wanted ?? setting.random.pick(STYLES);
  const far = style === "fells" ? "" : farPeaks(setting, horizon, style);
  return far + middleRange(setting, horizon, style) + woodedHills(setting, horizon);
}

const awayFromSun = ({ sunX }: Setting) => (sunX < PLATE.width / 2 ? 1 : -1);
const leftSnow = ({ winter, palette }: Setting) => (winter ? 1 : (palette.leftSnow ?? 0));

function farPeaks(setting: Setting, horizon: number, style: MountainStyle): string {
  const { random, palette, winter } = setting;
  const airy = (colour: string, share: number) => mix(colour, palette.sky[2], share);
  const points = ridge(random, {
    y: horizon - 10,
    height: random.between(210, 300),
    scale: random.between(300, 430),
    sharp: true,
    peakAt: style === "massif" ? random.between(500, 1100) : undefined,
    spread: 420,
  });
  const base = winter ? mix(palette.snow, palette.far, 0.42) : airy(palette.far, 0.12);
  const caps = snowCaps(random, points, {
    depth: winter ? 150 : 46 + leftSnow(setting) * 70,
    snow: airy(palette.snow, 0.12),
    shade: airy(mix(palette.shade, palette.snow, 0.35), 0.1),
    side: awayFromSun(setting),
    rock: palette.mid,
    rockOpacity: winter ? 0.3 : 0.34,
  });
  return filledRidge(points, base, horizon + 60) + caps;
}

function middleRange(setting: Setting, horizon: number, style: MountainStyle): string {
  const { random, palette, winter } = setting;
  const fells = style === "fells";
  const airyMiddle = mix(palette.mid, palette.sky[2], 0.1);
  const points = ridge(random, {
    y: horizon + 6,
    height: fells ? random.between(150, 210) : random.between(90, 140),
    scale: random.between(420, 640),
    sharp: style === "both",
    peakAt: fells ? random.between(300, 1300) : undefined,
    spread: 620,
    roughness: fells ? 0.36 : 0.45,
  });
  const range = filledRidge(points, winter ? mix(palette.snow, palette.mid, 0.5) : airyMiddle, horizon + 60);
  if (style === "both") {
    const caps = snowCaps(random, points, {
      depth: winter ? 70 : leftSnow(setting) * 40,
      snow: mix(palette.snow, palette.mid, 0.12),
      shade: mix(palette.shade, palette.mid, 0.1),
      side: awayFromSun(setting),
      prominence: 20,
      rock: palette.near,
      rockOpacity: 0.28,
    });
    return range + caps;
  }
  const shoulder = ridge(random, {
    y: horizon + 14,
    height: random.between(70, 110),
    scale: random.between(420, 620),
    octaves: 3,
    peakAt: random.between(200, 1400),
    spread: 560,
  });
  const colour = winter ? mix(palette.snow, palette.mid, 0.68) : mix(airyMiddle, palette.near, 0.3);
  return range + filledRidge(shoulder, colour, horizon + 60);
}

function woodedHills({ random, palette, winter }: Setting, horizon: number): string {
  const height = random.between(46, 84);
  const points = ridge(random, { y: horizon + 20, height, scale: random.between(360, 560), octaves: 3 });
  const colour = winter ? mix(palette.near, palette.snow, 0.22) : palette.near;
  const lineAt = heightOf(points);
  const trees = { gap: 11, height: [14, 30], colour: mix(colour, palette.tree[0], 0.35) } as const;
  return filledRidge(points, colour, horizon + 60) + forest(random, (x) => lineAt(x) + 5, trees);
}
