import { backdrop } from "../backdrop.ts";
import { mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { framingTrees } from "../framing-trees.ts";
import { person } from "../person.ts";
import { rocks } from "../rocks.ts";
import type { Setting } from "../setting.ts";
import { d, ellipse, opacity, shape } from "../svg.ts";
import { coatsOf } from "./coats.ts";

/** Two hikers near a cairn. */
export const hike: Draw = (setting) => {
  const { random, palette, tone, winter } = setting;
  const coats = coatsOf(setting);
  const x = random.between(700, 900);
  const back = backdrop(setting, random.between(470, 540), random.pick(["peaks", "massif", "fells"]));
  const right = random.chance(0.5) ? 1 : -1;
  const pathAt = (at: number) => 690 - right * (at - 800) * 0.12;
  const fell = fellSide(setting, pathAt);
  const stones = rocks(setting, x - right * 420, pathAt(x - right * 420) + 30, 5, 1.5);
  const behind = x - right * 170;
  const second = {
    coat: coats.second,
    trousers: tone("#31433a"),
    hat: tone("#b8452f"),
    pack: tone("#2f5a52"),
  };
  const first = { coat: coats.first, trousers: tone("#26343f"), hat: tone("#ded6c4"), pack: tone("#4a5a3a") };
  const left = right < 0;
  const hikers =
    person(behind, pathAt(behind) + 16, 1.75, second, { left }) +
    person(x, pathAt(x) + 10, 2, first, { left });
  const goal = x + right * 330;
  const mark = cairn(goal, pathAt(goal) + 14, mix("#858b88", palette.near, 0.3));
  const frame = winter ? "" : framingTrees(setting, left ? "right" : "left");
  return { svg: back + fell + stones + hikers + mark + frame, focal: [x, pathAt(x) - 110] };
};

function fellSide({ palette }: Setting, pathAt: (x: number) => number): string {
  const near = d`M-20 ${pathAt(-20)}Q500 ${pathAt(500) - 50} 860 ${pathAt(860)}T1620 ${pathAt(1620) - 20}V920H-20Z`;
  const low = d`M-20 ${pathAt(-20) + 110}Q600 ${pathAt(600) + 60} 1620 ${pathAt(1620) + 140}V920H-20Z`;
  return shape(near, palette.ground[0]) + shape(low, palette.ground[1]);
}

const CAIRN = [
  [0, 0, 92],
  [6, -30, 74],
  [-4, -58, 56],
  [2, -82, 36],
  [0, -102, 22],
] as const;

function cairn(x: number, y: number, stone: string): string {
  return CAIRN.map(([aside, up, width]) => {
    const top = ellipse(x + aside - 4, y + up - 17, width / 2.6, 6, "#ffffff", opacity(0.25));
    return ellipse(x + aside, y + up - 10, width / 2, 17, stone) + top;
  }).join("");
}
