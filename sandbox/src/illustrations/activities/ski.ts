import { backdrop } from "../backdrop.ts";
import { darker, lighter, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { PLATE } from "../plate.ts";
import type { Setting } from "../setting.ts";
import { circle, facing, opacity, polygon, repeat, stroke } from "../svg.ts";
import { type Coats, coatsOf } from "./coats.ts";

/** A skier in a turn on a slope that falls to one side. */
export const ski: Draw = (setting) => {
  const { random, palette } = setting;
  const coats = coatsOf(setting);
  const back = backdrop(setting, random.between(470, 520), random.pick(["peaks", "massif"]));
  const fall = random.chance(0.5) ? 1 : -1;
  const slopeAt = (x: number) => 560 + fall * (x - 800) * 0.3;
  const [left, right] = [-20, PLATE.width + 20];
  const snow = (near: number, far: number, colour: string, more = "") =>
    polygon(
      [
        [left, slopeAt(left) + near],
        [right, slopeAt(right) + far],
        [right, 920],
        [left, 920],
      ],
      colour,
      more,
    );
  const slope = snow(0, 0, palette.ground[0]) + snow(200, 170, palette.ground[1], opacity(0.7));
  const trees = forest(random, (x) => slopeAt(x) + 14, {
    gap: 34,
    height: [60, 130],
    colour: palette.tree[0],
    clearing: fall > 0 ? [560, 1660] : [-60, 1040],
  });
  const x = 800 + fall * 60;
  const y = slopeAt(x) + 150;
  const skier = facing(x, y, 1, fall < 0, track(setting) + spray(setting) + figure(setting, coats));
  return { svg: back + slope + trees + skier, focal: [x, y - 90] };
};

function track({ palette }: Setting): string {
  const curve = "M-860 -250C-620 -250 -720 -90 -480 -130S-300 30 -60 -6";
  return stroke(curve, mix(palette.ground[1], palette.shade, 0.8), 7, opacity(0.8));
}

function spray({ random, palette }: Setting): string {
  const snow = lighter(palette.ground[0], 0.6);
  return repeat(12, (index) => {
    const up = 8 + random.between(8, 70) * (1 - index / 14);
    return circle(-70 - index * 16, -up, random.between(7, 20) * (1 - index / 20), snow, opacity(0.85));
  });
}

function figure({ tone }: Setting, { first: coat }: Coats): string {
  return (
    stroke("M-130 -26L150 44l26 -4", tone("#d8a52e"), 9) +
    stroke("M-18 -74L44 -56L12 2", tone("#22384a"), 34) +
    stroke("M-14 -80L44 -158", coat, 50) +
    stroke("M48 -154L92 -112L132 -124", darker(coat, 0.18), 20) +
    stroke("M134 -130L-60 -100", tone("#3a3a3a"), 5) +
    circle(78, -196, 27, tone("#2c3e4c")) +
    stroke("M84 -192L102 -186", "#f4c14e", 15)
  );
}
