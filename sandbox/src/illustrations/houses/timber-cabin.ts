import { mix } from "../colour.ts";
import { cycle } from "../nth.ts";
import type { Setting } from "../setting.ts";
import { smoke } from "../smoke.ts";
import { circle, d, ellipse, opacity, placed, repeat, shape, stroke } from "../svg.ts";
import { cabinOpenings } from "./cabin-openings.ts";
import { type CabinPlan, type CabinWish, cabinPlan } from "./cabin-plan.ts";
import { cabinRoof, chimney, chimneyAt } from "./cabin-roof.ts";
import { cabinWalls } from "./cabin-walls.ts";

/** A cabin with its base at x, y. */
export function timberCabin(
  setting: Setting,
  x: number,
  y: number,
  scale: number,
  wish: CabinWish = {},
): string {
  const { random, palette, winter } = setting;
  const plan = cabinPlan(setting, wish);
  const { gable, length } = plan;
  const ground = mix(palette.ground[1], palette.shade, 0.5);
  const shadow = ellipse(
    gable * 0.5 + length * 0.4,
    4,
    gable * 0.5 + length * 0.62,
    15,
    ground,
    opacity(0.55),
  );
  const chimneyTop = chimneyAt(setting, plan);
  const house =
    shadow +
    cabinWalls(setting, plan) +
    chimney(setting, chimneyTop) +
    cabinRoof(setting, plan) +
    cabinOpenings(setting, plan) +
    lightOnGround(setting, plan) +
    (random.chance(0.5) ? woodpile(setting, plan) : "") +
    (winter && random.chance(0.5) ? skisAtTheWall(setting, plan) : "");
  const fire = wish.smoke !== false && (winter || random.chance(0.4));
  const plume = fire ? smoke(setting, chimneyTop[0] + 13, chimneyTop[1] - 6) : "";
  const whole = gable + length;
  const turn = plan.flipped ? d`translate(${whole * 0.62} 0) scale(-1 1)` : d`translate(${-whole * 0.38} 0)`;
  return placed(x, y, scale, `<g transform="${turn}">${plume}${house}</g>`);
}

function lightOnGround({ palette }: Setting, { gable }: CabinPlan): string {
  if (palette.daylight >= 0.8) return "";
  const beam = d`M${gable * 0.1} 6L${-gable * 0.25} 64H${gable * 0.95}L${gable * 0.9} 6Z`;
  return shape(beam, palette.lit, opacity(0.22));
}

const LOG_ENDS = ["#c79a63", "#b4834d", "#d6ae79"];

function woodpile({ tone }: Setting, { gable, length }: CabinPlan): string {
  return repeat(4, (row) =>
    repeat(9, (index) => {
      const x = gable + length * 0.12 + index * 9.5;
      return circle(x, -6 - row * 9 - index * 0.5, 4.6, tone(cycle(LOG_ENDS, index + row)));
    }),
  );
}

function skisAtTheWall({ tone }: Setting, { gable, wallHeight }: CabinPlan): string {
  const skis = d`M${gable * 0.06} 0l6 ${-wallHeight * 0.95}M${gable * 0.12} 0l3 ${-wallHeight * 0.95}`;
  return stroke(skis, tone("#d0553f"), 4.5);
}
