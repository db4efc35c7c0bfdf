import { backdrop } from "../backdrop.ts";
import { darker, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { lake } from "../lake.ts";
import { rocks } from "../rocks.ts";
import type { Setting } from "../setting.ts";
import { smoke } from "../smoke.ts";
import { ellipse, opacity, placed, polygon, rect, repeat, rounded, shape, stroke } from "../svg.ts";
import { litGlass } from "./passenger.ts";

/** The ferry across the lake. */
export const ferry: Draw = (setting) => {
  const { random, tone } = setting;
  const x = random.between(740, 860);
  const horizon = random.between(380, 450);
  const back = backdrop(setting, horizon) + lake(setting, horizon + 34, 905);
  const y = random.between(660, 700);
  const hull = tone(random.pick(["#1d4159", "#9c3427", "#24524a"]));
  const ship = placed(x, y, 1, hullOf(setting, hull) + decks(setting) + funnelAndRigging(setting, hull));
  const svg = back + ship + rocks(setting, random.between(160, 1400), 880, 4, 1.8);
  return { svg, focal: [x, y - 100] };
};

function hullOf({ palette }: Setting, colour: string): string {
  const sides = "M-420 -34H450Q410 60 350 64H-360Q-410 40 -420 -34Z";
  const shadow = ellipse(0, 64, 460, 18, mix(palette.water[1], "#0c2432", 0.5), opacity(0.45));
  return shadow + shape(sides, colour) + rect(-400, -6, 820, 9, "#ffffff", opacity(0.8));
}

function decks(setting: Setting): string {
  const white = setting.tone("#f4f1e8");
  const glass = litGlass(setting, "#3f5a68");
  return (
    shape("M-350 -34V-118H270Q310 -70 330 -34Z", white) +
    rect(-280, -196, 420, 78, darker(white, 0.05)) +
    rect(-20, -252, 150, 56, white) +
    rect(-10, -240, 130, 26, glass) +
    repeat(9, (index) => rounded([-320 + index * 64, -96, 40, 34], 6, glass)) +
    repeat(6, (index) => rounded([-262 + index * 66, -176, 44, 32], 5, glass))
  );
}

function funnelAndRigging(setting: Setting, hull: string): string {
  const { tone } = setting;
  return (
    polygon(
      [
        [-190, -196],
        [-180, -292],
        [-100, -292],
        [-90, -196],
      ],
      hull,
    ) +
    rect(-182, -272, 84, 20, tone("#e3b23c")) +
    smoke(setting, -140, -294, 0.9) +
    stroke("M60 -252v-70M-410 -40v-46h52M340 -40l30 -34h54", tone("#6d7679"), 5) +
    shape("M-406 -86v-40l-56 20z", tone("#b23a2e")) +
    stroke("M-640 78h200M-520 96h300M300 84h240", "#ffffff", 5, opacity(0.6))
  );
}
