import { backdrop } from "./backdrop.ts";
import { churchOnTheFell } from "./church.ts";
import { mix } from "./colour.ts";
import type { Draw, Drawing } from "./drawing.ts";
import { forest } from "./forest.ts";
import { framingTrees } from "./framing-trees.ts";
import { ground } from "./ground.ts";
import { timberCabin } from "./houses/timber-cabin.ts";
import { lake } from "./lake.ts";
import { rocks } from "./rocks.ts";
import type { Setting } from "./setting.ts";
import { d, opacity, shape } from "./svg.ts";

/** A landscape: a lake below a massif, a valley, or a church on a fell's shoulder. */
export const destination: Draw = (setting) => {
  const type = setting.random.whole(0, 3);
  if (type === 1) return valley(setting);
  if (type === 2) return churchOnTheFell(setting);
  return lakeView(setting, type === 3);
};

/** A lake below the mountains; also the view from a room's window. */
export function lakeView(setting: Setting, massif = false): Drawing {
  const { random } = setting;
  const horizon = random.between(430, 520);
  const back = backdrop(setting, horizon, massif ? "massif" : undefined);
  const shore = random.between(740, 800);
  const water = lake(setting, horizon + 36, shore);
  const land = ground(setting, shore - 4, 30);
  const stones = rocks(setting, random.between(300, 1300), shore + 18, 5, 1.2);
  const house = random.chance(0.6)
    ? timberCabin(setting, random.between(420, 1180), land.lineAt(800) + 26, 0.46, { paint: "falu" })
    : "";
  const frame = framingTrees(setting, random.pick(["left", "right", "both"]));
  return { svg: back + water + land.svg + stones + house + frame, focal: [800, 520] };
}

function valley(setting: Setting): Drawing {
  const { random, palette } = setting;
  const [near, far] = palette.tree;
  const horizon = random.between(430, 520);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 50, 50);
  const x = random.between(700, 900);
  const slopes = forest(random, (at) => land.lineAt(at) + 12 + Math.abs(at - 800) * 0.06, {
    gap: 30,
    height: [50, 96],
    colour: near,
    clearing: [x - 300, x + 330],
  });
  const nearer = forest(random, (at) => land.lineAt(at) + 120 + Math.abs(at - 800) * 0.12, {
    gap: 46,
    height: [80, 150],
    colour: mix(near, far, 0.25),
    clearing: [x - 480, x + 560],
  });
  const svg = back + land.svg + river(setting, x, horizon) + slopes + nearer + framingTrees(setting, "both");
  return { svg, focal: [x, 560] };
}

function river({ palette, winter }: Setting, x: number, y: number): string {
  const colour = winter ? mix(palette.water[1], palette.ground[1], 0.3) : palette.water[1];
  const left = d`M${x} ${y + 56}C${x + 150} ${y + 120} ${x - 420} ${y + 150} ${x - 160} ${y + 230}S${x + 460} 800 ${x - 120} 920`;
  const right = d`H${x + 420}C${x + 640} 800 ${x - 20} ${y + 280} ${x + 20} ${y + 215}S${x + 300} ${y + 130} ${x + 26} ${y + 56}Z`;
  const glint = ` stroke="${palette.sun}" stroke-width="4"${opacity(0.4)}`;
  return shape(left + right, colour) + shape(d`M${x - 150} ${y + 222}q120 40 40 110`, "none", glint);
}
