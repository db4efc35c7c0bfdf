import { backdrop } from "./backdrop.ts";
import { birch } from "./birch.ts";
import { mix } from "./colour.ts";
import type { Draw } from "./drawing.ts";
import { forest } from "./forest.ts";
import { framingTrees } from "./framing-trees.ts";
import { ground } from "./ground.ts";
import type { PaintName } from "./houses/timber.ts";
import { timberCabin } from "./houses/timber-cabin.ts";
import { lake } from "./lake.ts";
import { cycle } from "./nth.ts";
import type { Setting } from "./setting.ts";
import { spruce } from "./spruce.ts";
import { d, opacity, shape } from "./svg.ts";

const PAINT_SCHEMES: readonly (readonly PaintName[])[] = [
  ["falu"],
  ["tar"],
  ["falu", "ochre", "green", "blue"],
  ["log", "grey"],
  ["falu", "tar"],
];

interface Plot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Fourteen cabins in four rows along a road, sometimes with a lake behind them. */
export const village: Draw = (setting) => {
  const { random, palette } = setting;
  const water = random.chance(0.45);
  const horizon = random.between(340, 420);
  const back = backdrop(setting, horizon);
  const behind = water ? lake(setting, horizon + 30, horizon + 130) : "";
  const land = ground(setting, horizon + (water ? 122 : 50), 60);
  const paints = random.pick(PAINT_SCHEMES);
  const trees = forest(random, (x) => land.lineAt(x) + 8, {
    gap: 20,
    height: [40, 90],
    colour: mix(palette.tree[0], palette.tree[1], 0.55),
  });
  const plots = plotsFrom(setting, horizon + (water ? 170 : 110));
  const flipped = random.chance(0.5);
  const street = road(setting, horizon + 210);
  const houses = plots.map((plot, index) => {
    const wish = { paint: cycle(paints, index), flipped, smoke: index % 3 === 0 };
    return timberCabin(setting, plot.x, plot.y, plot.scale, wish) + gardenTree(setting, plot);
  });
  const frame = random.chance(0.6) ? framingTrees(setting, random.pick(["left", "right"])) : "";
  return { svg: back + behind + land.svg + trees + street + houses.join("") + frame, focal: [800, 560] };
};

/** The positions of the cabins, from back to front. */
function plotsFrom({ random }: Setting, top: number): readonly Plot[] {
  const plots: Plot[] = [];
  for (let row = 0; row < 4; row++) {
    const houses = 5 - row;
    for (let index = 0; index < houses; index++) {
      const x = 60 + ((index + 0.5) * 1480) / houses + random.between(-70, 70) + (row % 2 === 1 ? 60 : -40);
      plots.push({ x, y: top + row * 104 + random.between(-18, 18), scale: 0.36 + row * 0.2 });
    }
  }
  return plots.sort((one, other) => one.y - other.y);
}

function gardenTree(setting: Setting, { x, y, scale }: Plot): string {
  const { random, winter } = setting;
  if (!random.chance(0.7)) return "";
  if (random.chance(0.6) || winter) {
    return spruce(setting, x + random.between(150, 240) * scale * 1.6, y + 10, 210 * scale + 40);
  }
  return birch(setting, x + 260 * scale, y + 10, 230 * scale + 30);
}

function road({ random, palette, winter }: Setting, top: number): string {
  const x = random.between(600, 1000);
  const left = d`M${x} 920C${x - 200} 760 ${x + 360} 690 ${x - 40} ${top}`;
  const right = d`L${x - 20} ${top}C${x + 420} 690 ${x - 60} 770 ${x + 170} 920Z`;
  return winter
    ? shape(left + right, mix(palette.ground[1], palette.shade, 0.35), opacity(0.75))
    : shape(left + right, mix("#cdbb98", palette.shade, 1 - palette.daylight), opacity(0.9));
}
