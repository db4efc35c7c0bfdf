import { backdrop } from "./backdrop.ts";
import { darker } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import { forest } from "./forest.ts";
import { framingTrees } from "./framing-trees.ts";
import { ground } from "./ground.ts";
import { isDark, lamplight } from "./lamplight.ts";
import type { Setting } from "./setting.ts";
import { d, polygon, rect, repeat, shape, stroke } from "./svg.ts";

/** A white church on the shoulder of a fell. */
export function churchOnTheFell(setting: Setting): Drawing {
  const { random, palette } = setting;
  const horizon = random.between(430, 520);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 70, 70);
  const x = random.between(560, 1040);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 24,
    height: [40, 90],
    colour: palette.tree[0],
    clearing: [x - 260, x + 260],
  });
  const y = land.lineAt(x) + 60;
  const frame = framingTrees(setting, random.pick(["left", "right"]));
  return { svg: back + land.svg + trees + church(setting, x, y) + frame, focal: [x, y - 140] };
}

function church(setting: Setting, x: number, y: number): string {
  const { palette, tone, winter } = setting;
  const wall = tone("#f1eee6");
  const slate = tone("#3b3d40");
  const glass = isDark(setting, 0.85) ? palette.lit : tone("#5e7782");
  const nave =
    polygon(
      [
        [x - 60, y],
        [x + 190, y],
        [x + 190, y - 110],
        [x - 60, y - 110],
      ],
      wall,
    ) +
    polygon(
      [
        [x - 70, y - 106],
        [x - 20, y - 184],
        [x + 150, y - 184],
        [x + 202, y - 106],
      ],
      winter ? palette.ground[0] : slate,
    );
  const tower =
    rect(x - 110, y - 210, 84, 210, darker(wall, 0.06)) +
    polygon(
      [
        [x - 120, y - 206],
        [x - 68, y - 380],
        [x - 16, y - 206],
      ],
      slate,
    ) +
    stroke(d`M${x - 68} ${y - 380}v-34m-10 12h20`, tone("#b98b3c"), 5);
  const windows = repeat(3, (index) => shape(d`M${x + index * 58} ${y - 24}v-46q13 -18 26 0v46z`, glass));
  const door = shape(d`M${x - 82} ${y}v-50q14 -18 28 0v50z`, tone("#5a4636"));
  return nave + tower + windows + door + lamplight(setting, x + 60, y - 50, 180);
}
