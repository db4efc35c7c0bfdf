import { backdrop } from "./backdrop.ts";
import { mix } from "./colour.ts";
import type { Draw } from "./drawing.ts";
import { forest } from "./forest.ts";
import { framingTrees } from "./framing-trees.ts";
import { ground } from "./ground.ts";
import { grandHotel } from "./hotels/grand-hotel.ts";
import { mountainStation } from "./hotels/mountain-station.ts";
import { timberSlab } from "./hotels/timber-slab.ts";
import { nth } from "./nth.ts";
import { filledRidge, ridge } from "./ridge.ts";
import type { Setting } from "./setting.ts";
import { spruce } from "./spruce.ts";
import { d, ellipse, opacity, placed, shape } from "./svg.ts";

const BUILDINGS = [grandHotel, timberSlab, mountainStation];

/** A hotel in front of its mountains, with a drive to the entrance. */
export const hotel: Draw = (setting) => {
  const { random, palette } = setting;
  const [near, far] = palette.tree;
  const horizon = random.between(420, 490);
  const back = backdrop(setting, horizon, random.pick(["peaks", "massif", "both"]));
  const y = random.between(730, 770);
  const x = random.between(740, 860);
  const land = ground(setting, horizon + 60, 60);
  const behind = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 22,
    height: [60, 130],
    colour: mix(near, far, 0.45),
  });
  const beside = forest(random, () => y - 24, {
    gap: 44,
    height: [110, 190],
    colour: near,
    clearing: [x - 560, x + 560],
  });
  const lawn = filledRidge(
    ridge(random, { y: y - 4, height: 14, scale: 900, octaves: 1, step: 60 }),
    palette.ground[0],
  );
  const house = building(setting, x, y);
  const frame = random.chance(0.7)
    ? framingTrees(setting, random.pick(["left", "right"]))
    : spruce(setting, x + 640, 860, 330);
  const svg = back + land.svg + behind + beside + lawn + house + drive(setting, x, y) + frame;
  return { svg, focal: [x, y - 210] };
};

function building(setting: Setting, x: number, y: number): string {
  const { random, palette } = setting;
  const scale = random.between(0.96, 1.06);
  const draw = nth(BUILDINGS, random.whole(0, BUILDINGS.length - 1));
  const shadow = ellipse(0, 6, 620, 20, mix(palette.ground[1], palette.shade, 0.5), opacity(0.5));
  const spill = shape("M-140 6L-230 100H230L140 6Z", palette.lit, opacity(0.2));
  return placed(x, y, scale, shadow + draw(setting) + (palette.daylight < 0.8 ? spill : ""));
}

function drive({ palette, winter, tone }: Setting, x: number, y: number): string {
  const left = d`M${x - 70} ${y + 8}C${x - 150} ${y + 60} ${x - 300} ${y + 90} ${x - 420} 920`;
  const right = d`H${x + 60}C${x + 10} ${y + 90} ${x + 20} ${y + 60} ${x + 70} ${y + 8}Z`;
  const colour = winter ? mix(palette.ground[1], palette.shade, 0.4) : tone("#cbbd9f");
  return shape(left + right, colour, opacity(0.8));
}
