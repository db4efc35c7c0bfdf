import { backdrop } from "../backdrop.ts";
import { darker, lighter, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { framingTrees } from "../framing-trees.ts";
import { lake } from "../lake.ts";
import { SKIN } from "../person.ts";
import type { Setting } from "../setting.ts";
import { circle, ellipse, opacity, placed, shape, stroke } from "../svg.ts";
import { coatsOf } from "./coats.ts";

/** Two people in a canoe. */
export const canoe: Draw = (setting) => {
  const { random, palette, tone } = setting;
  const coats = coatsOf(setting);
  const x = random.between(700, 900);
  const horizon = random.between(330, 400);
  const back = backdrop(setting, horizon) + lake(setting, horizon + 34, 905);
  const y = random.between(640, 700);
  const hull = tone(random.pick(["#b3382c", "#2d6a4f", "#d39a35", "#2f5f7e"]));
  const shadow = ellipse(0, 64, 300, 16, mix(palette.water[1], palette.tree[0], 0.5), opacity(0.4));
  const crew = paddler(setting, -120, coats.first) + paddler(setting, 100, coats.second);
  const boat = placed(x, y, 1, shadow + crew + hullOf(hull));
  return { svg: back + boat + framingTrees(setting, random.pick(["left", "right"])), focal: [x, y - 30] };
};

function paddler({ tone }: Setting, x: number, coat: string): string {
  const sitting =
    shape("M-30 10L-22 -66Q0 -86 22 -66L32 10Z", coat) +
    circle(4, -98, 21, SKIN) +
    shape("M-20 -100q4 -32 26 -30q20 2 20 24z", tone("#2c4c57")) +
    stroke("M60 -90L86 92", tone("#7a5736"), 7) +
    stroke("M10 -58L44 -36L66 -56", darker(coat, 0.15), 16) +
    ellipse(90, 96, 13, 32, tone("#d9b679"));
  return placed(x, 0, 1, sitting);
}

function hullOf(colour: string): string {
  const line = ` stroke="${lighter(colour, 0.4)}" stroke-width="6"`;
  return (
    shape("M-320 -30Q-250 12 0 12T320 -34Q290 64 190 66H-200Q-290 64 -320 -30Z", colour) +
    shape("M-300 22Q0 58 300 20", "none", line) +
    stroke("M-430 84h120M-250 100h220M180 92h200M330 70h110", "#ffffff", 4, opacity(0.5))
  );
}
