import { backdrop } from "../backdrop.ts";
import { mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { framingTrees } from "../framing-trees.ts";
import { ground } from "../ground.ts";
import { jetty } from "../jetty.ts";
import { lake } from "../lake.ts";
import { person } from "../person.ts";
import { PLATE } from "../plate.ts";
import type { Setting } from "../setting.ts";
import { ellipse, opacity, placed, rect, stroke } from "../svg.ts";
import { coatsOf } from "./coats.ts";

const BANK = 720;

/** A person fishing from a jetty, or through the ice. */
export const fish: Draw = (setting) => {
  const { random, tone, winter } = setting;
  const { first } = coatsOf(setting);
  const x = random.between(700, 900);
  const horizon = random.between(360, 430);
  const water = backdrop(setting, horizon) + lake(setting, horizon + 34, 905);
  const stand = winter ? ice(setting, x, horizon) : jetty(setting, -20, BANK, x + 60);
  const clothes = { coat: first, trousers: tone("#26343f"), hat: tone("#4c5f4a") };
  const angler = person(x - 40, BANK + 4, 2, clothes, { hand: [34, -76] });
  const frame = framingTrees(setting, random.pick(["left", "right"]));
  const svg = water + stand + angler + placed(x, BANK, 1, rodAndBox(setting)) + frame;
  return { svg, focal: [x + 60, BANK - 150] };
};

function ice(setting: Setting, x: number, horizon: number): string {
  const { palette, tone } = setting;
  const cover = rect(0, horizon + 34, PLATE.width, PLATE.height, palette.ground[0]);
  const rim = ` stroke="${palette.ground[1]}" stroke-width="6"`;
  const hole =
    ellipse(372, 44, 74, 18, palette.water[1]) +
    ellipse(372, 40, 74, 16, "none", rim) +
    rect(-250, -30, 60, 8, tone("#8d6237")) +
    ellipse(-20, 8, 90, 10, mix(palette.ground[1], palette.shade, 0.5), opacity(0.6));
  return cover + ground(setting, horizon + 120, 20).svg + placed(x, BANK, 1, hole);
}

function rodAndBox({ tone }: Setting): string {
  return (
    stroke("M24 -148Q190 -330 330 -340", tone("#3b2f26"), 5) +
    stroke("M330 -340Q380 -100 372 40", "#ffffff", 1.6, opacity(0.7)) +
    ellipse(372, 42, 34, 6, "none", ` stroke="#fff" stroke-width="3"${opacity(0.6)}`) +
    rect(-180, -44, 74, 46, tone("#8d6237"))
  );
}
