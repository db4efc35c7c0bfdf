import { backdrop } from "../backdrop.ts";
import { mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { framingTrees } from "../framing-trees.ts";
import { ground } from "../ground.ts";
import { person } from "../person.ts";
import type { Setting } from "../setting.ts";
import { d, placed, stroke } from "../svg.ts";
import { coatsOf } from "./coats.ts";

const TRACK = 740;

/** Two cross-country skiers in a prepared track. */
export const xc: Draw = (setting) => {
  const { random, palette } = setting;
  const coats = coatsOf(setting);
  const x = random.between(700, 900);
  const horizon = random.between(400, 470);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 60, 40);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 22,
    height: [60, 140],
    colour: mix(palette.tree[0], palette.tree[1], 0.4),
  });
  const grooves = d`M-20 ${TRACK + 26}Q800 ${TRACK - 10} 1620 ${TRACK + 20}M-20 ${TRACK + 46}Q800 ${TRACK + 10} 1620 ${TRACK + 42}`;
  const track = stroke(grooves, mix(palette.ground[1], palette.shade, 0.7), 7);
  const skiers = skier(setting, x - 260, coats.second, 1.5) + skier(setting, x + 120, coats.first, 1.75);
  const frame = framingTrees(setting, random.pick(["left", "right"]));
  return { svg: back + land.svg + trees + track + skiers + frame, focal: [x, 620] };
};

function skier({ tone }: Setting, x: number, coat: string, scale: number): string {
  const skis = stroke("M-110 6L120 0", tone("#d8a52e"), 7);
  const poles = stroke("M-24 -110L-100 0M62 -112L70 0", tone("#333333"), 4);
  const clothes = { coat, trousers: tone("#22384a"), hat: tone("#e7b23f") };
  return placed(x, TRACK + 8, 1, skis + poles + person(0, 0, scale, clothes, { hand: [36, -62] }));
}
