import { backdrop } from "./backdrop.ts";
import { mix } from "./colour.ts";
import type { Draw, Drawing } from "./drawing.ts";
import { forest } from "./forest.ts";
import { framingTrees } from "./framing-trees.ts";
import { ground } from "./ground.ts";
import { aFrame } from "./houses/a-frame.ts";
import { timberCabin } from "./houses/timber-cabin.ts";
import { lake } from "./lake.ts";
import { nth } from "./nth.ts";
import { rocks } from "./rocks.ts";
import type { Setting } from "./setting.ts";

interface Site {
  readonly horizon: number;
  readonly x: number;
}

const SITES: readonly ((setting: Setting, site: Site) => Drawing)[] = [
  byTheLake,
  inTheWoods,
  onTheFell,
  withNeighbour,
];

/** One cabin: by a lake, in the woods, an A-frame on the fell, or with a neighbour. */
export const cabin: Draw = (setting) => {
  const { random } = setting;
  const drawSite = nth(SITES, random.whole(0, SITES.length - 1));
  const horizon = random.between(400, 500);
  const back = backdrop(setting, horizon);
  const { svg, focal } = drawSite(setting, { horizon, x: random.between(620, 980) });
  return { svg: back + svg, focal };
};

function byTheLake(setting: Setting, { horizon, x }: Site): Drawing {
  const { random, palette } = setting;
  const left = x < 800;
  const shore = random.between(640, 690);
  const water = lake(setting, horizon + 34, shore);
  const land = ground(setting, shore, 26);
  const trees = forest(random, (at) => land.lineAt(at) + 10, {
    gap: 30,
    height: [80, 170],
    colour: palette.tree[1],
    from: left ? 1000 : -40,
    to: left ? 1640 : 560,
  });
  const y = land.lineAt(x) + random.between(70, 110);
  const house = timberCabin(setting, x, y, random.between(1.15, 1.35));
  const stones = rocks(setting, left ? 1180 : 360, y + 60, 4);
  const svg = water + land.svg + trees + house + stones + framingTrees(setting, left ? "right" : "left");
  return { svg, focal: [x, y - 110] };
}

function inTheWoods(setting: Setting, { horizon, x }: Site): Drawing {
  const { random, palette } = setting;
  const [near, far] = palette.tree;
  const land = ground(setting, horizon + 60, 60);
  const behind = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 20,
    height: [70, 150],
    colour: mix(near, far, 0.6),
  });
  const around = forest(random, (at) => land.lineAt(at) + 40, {
    gap: 34,
    height: [110, 210],
    colour: mix(near, far, 0.2),
    clearing: [x - 420, x + 420],
  });
  const y = random.between(720, 770);
  const house = timberCabin(setting, x, y, random.between(1.35, 1.6));
  return { svg: land.svg + behind + around + house + framingTrees(setting, "both"), focal: [x, y - 130] };
}

function onTheFell(setting: Setting, { horizon, x }: Site): Drawing {
  const { random, palette } = setting;
  const land = ground(setting, horizon + 70, 90);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 26,
    height: [50, 110],
    colour: mix(palette.tree[0], palette.tree[1], 0.4),
    clearing: [x - 200, x + 300],
  });
  const y = random.between(700, 750);
  const house = aFrame(setting, x, y, random.between(1.15, 1.4));
  return { svg: land.svg + trees + house + framingTrees(setting, "both"), focal: [x, y - 170] };
}

function withNeighbour(setting: Setting, { horizon, x }: Site): Drawing {
  const { random, palette } = setting;
  const right = x > 800;
  const land = ground(setting, horizon + 50, 60);
  const y = random.between(700, 760);
  const trees = forest(random, (at) => land.lineAt(at) + 10, {
    gap: 30,
    height: [60, 130],
    colour: mix(palette.tree[0], palette.tree[1], 0.5),
  });
  const neighbour = timberCabin(setting, x - 400 * (right ? 1 : -1), y - 90, 0.7, { smoke: false });
  const house = timberCabin(setting, x, y, random.between(1.3, 1.45));
  const svg = land.svg + trees + neighbour + house + framingTrees(setting, right ? "right" : "left");
  return { svg, focal: [x, y - 120] };
}
