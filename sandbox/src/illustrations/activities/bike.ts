import { backdrop } from "../backdrop.ts";
import { darker, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { framingTrees } from "../framing-trees.ts";
import { ground } from "../ground.ts";
import { SKIN } from "../person.ts";
import type { Setting } from "../setting.ts";
import { circle, d, placed, shape, stroke } from "../svg.ts";
import { coatsOf } from "./coats.ts";

const TRAIL = 760;
const WHEEL = 62;

/** A person on a bicycle on a trail. */
export const bike: Draw = (setting) => {
  const { random, palette } = setting;
  const { first } = coatsOf(setting);
  const x = random.between(700, 900);
  const horizon = random.between(400, 460);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 60, 60);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 26,
    height: [50, 120],
    colour: mix(palette.tree[0], palette.tree[1], 0.5),
  });
  const cyclist = placed(x - 20, TRAIL + 20 - WHEEL, 1, bicycle(setting) + rider(setting, first));
  const frame = framingTrees(setting, random.pick(["left", "right"]));
  return { svg: back + land.svg + trees + trail(setting) + cyclist + frame, focal: [x, 600] };
};

function trail({ palette, winter, tone }: Setting): string {
  const top = d`M-20 ${TRAIL + 10}Q500 ${TRAIL - 50} 900 ${TRAIL - 4}T1620 ${TRAIL - 30}`;
  const bottom = d`V${TRAIL + 40}Q1200 ${TRAIL + 60} 820 ${TRAIL + 52}T-20 ${TRAIL + 90}Z`;
  return shape(top + bottom, winter ? mix(palette.ground[1], palette.shade, 0.4) : tone("#c9b189"));
}

/** Drawn relative to the height of its hubs. */
function bicycle({ tone }: Setting): string {
  const rubber = tone("#2a2c2e");
  const wheel = (x: number) =>
    circle(x, 0, WHEEL, "none", ` stroke="${rubber}" stroke-width="12"`) +
    circle(x, 0, WHEEL - 8, "none", ' stroke="#d9dcd8" stroke-width="2" stroke-dasharray="3 14"') +
    circle(x, 0, 7, rubber);
  const frame = "M-110 0L-10 0L70 -96H-50L-110 0M-10 0L-56 -120M110 0L64 -118l30 -14";
  return wheel(-110) + wheel(110) + stroke(frame, tone("#e3b23c"), 10) + stroke("M-84 -122h52", rubber, 12);
}

function rider({ tone }: Setting, coat: string): string {
  return (
    stroke("M-50 -136L22 -82L-4 6", tone("#2c4152"), 27) +
    stroke("M-44 -142L18 -234", coat, 48) +
    stroke("M22 -228L64 -176L92 -134", darker(coat, 0.17), 17) +
    circle(44, -270, 24, SKIN) +
    shape("M16 -272q2 -36 32 -34q28 2 30 30z", tone("#f3f1ea"))
  );
}
