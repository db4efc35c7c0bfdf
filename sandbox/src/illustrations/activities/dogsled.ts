import { backdrop } from "../backdrop.ts";
import { darker, lighter, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { ground } from "../ground.ts";
import { person, SKIN } from "../person.ts";
import type { Setting } from "../setting.ts";
import { spruce } from "../spruce.ts";
import { circle, d, opacity, placed, shape, stroke } from "../svg.ts";
import { type Coats, coatsOf } from "./coats.ts";

const TRAIL = 750;
const TEAM = [
  [330, -6, "#5b6368"],
  [390, 12, "#8a7560"],
  [570, -10, "#3f4a52"],
  [630, 8, "#b7aa98"],
  [810, -12, "#6b5a4c"],
] as const;

/** Five dogs, a sled and its driver. */
export const dogsled: Draw = (setting) => {
  const { random, palette, tone } = setting;
  const coats = coatsOf(setting);
  const x = random.between(700, 900);
  const horizon = random.between(400, 470);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 60, 40);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 22,
    height: [70, 150],
    colour: mix(palette.tree[0], palette.tree[1], 0.4),
  });
  const path = d`M-20 ${TRAIL + 40}Q800 ${TRAIL} 1620 ${TRAIL + 20}`;
  const trail = stroke(path, mix(palette.ground[1], palette.shade, 0.6), 16, opacity(0.7));
  const line = stroke("M90 -40L880 -62", tone("#8d3a2c"), 4);
  const dogs = TEAM.map(([at, lift, coat]) => dog(at, lift, tone(coat))).join("");
  const team = placed(x - 300, TRAIL, 1, line + dogs + sled(setting, coats));
  const frame =
    spruce(setting, random.between(1440, 1560), 880, random.between(330, 460)) +
    spruce(setting, random.between(20, 110), 900, random.between(240, 320));
  return { svg: back + land.svg + trees + trail + team + frame, focal: [x - 20, 640] };
};

function dog(x: number, y: number, coat: string): string {
  const legs = "M-46 -48L-70 -6M-38 -46L-24 0M34 -46L60 -10M28 -44L12 -2";
  const running =
    stroke(legs, darker(coat, 0.25), 10) +
    stroke("M-42 -60L36 -62", coat, 37) +
    stroke("M42 -70L66 -90", coat, 25) +
    stroke("M66 -92L88 -86", lighter(coat, 0.5), 15) +
    shape("M52 -100l6 -24l14 20z", coat) +
    stroke("M-60 -66q-34 -10 -28 -44", coat, 11) +
    stroke("M-14 -80v34", "#c2452f", 7);
  return placed(x, y, 1, running);
}

function sled({ tone }: Setting, { first, second }: Coats): string {
  const runners = "M-150 22H100q44 -4 50 -44M-110 20v-70M40 20v-54M-150 -130L-100 -44H140";
  const driver = { coat: first, trousers: tone("#2a3440"), hat: tone("#5b4a3c") };
  return (
    stroke(runners, tone("#8d6237"), 10) +
    shape("M-90 -46q20 -60 80 -56q90 4 130 56z", tone("#35607a")) +
    circle(-4, -128, 22, SKIN) +
    shape("M-26 -132q4 -32 26 -30q22 2 22 26z", tone("#e7b23f")) +
    stroke("M-2 -96L24 -60", second, 40) +
    person(-176, 14, 1.75, driver)
  );
}
