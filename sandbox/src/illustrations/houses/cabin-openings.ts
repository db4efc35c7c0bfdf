import { isDark, lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { d, rect, repeat, shape } from "../svg.ts";
import { pane } from "../window.ts";
import type { CabinPlan } from "./cabin-plan.ts";

const WIDTH = 44;
const HEIGHT = 52;

type Lit = () => boolean;

/** The windows and entrance of the gable, the windows of the long wall, and their light. */
export function cabinOpenings(setting: Setting, plan: CabinPlan): string {
  const { random } = setting;
  const lit: Lit = () => isDark(setting) || random.chance(0.35);
  const glazed = plan.paint === "tar" || random.chance(0.25);
  const [front, light] = glazed
    ? glassGable(setting, plan, lit)
    : random.chance(0.5)
      ? twoWindows(setting, plan, lit)
      : doorAndWindow(setting, plan, lit);
  return front + sideWindows(setting, plan, lit) + light;
}

type Front = readonly [openings: string, light: string];

function glassGable(setting: Setting, { gable, wallHeight, trim }: CabinPlan, lit: Lit): Front {
  const glass = pane(setting, {
    x: gable * 0.2,
    y: -wallHeight * 0.86,
    width: gable * 0.6,
    height: wallHeight * 0.74,
    lit: lit(),
    trim,
    bars: 2,
  });
  return [glass, lamplight(setting, gable * 0.5, -wallHeight * 0.4, 130)];
}

function twoWindows(setting: Setting, { gable, wallHeight, roofHeight, trim }: CabinPlan, lit: Lit): Front {
  const at = (x: number) =>
    pane(setting, { x, y: -wallHeight * 0.72, width: WIDTH, height: HEIGHT, lit: lit(), trim, bars: 2 });
  const y = -wallHeight - roofHeight * 0.48;
  const pair = at(gable * 0.16) + at(gable * 0.84 - WIDTH);
  const attic = pane(setting, { x: gable / 2 - 15, y, width: 30, height: 30, lit: lit(), trim });
  return [pair + attic, lamplight(setting, gable * 0.5, -wallHeight * 0.5, 150)];
}

function doorAndWindow(setting: Setting, { gable, wallHeight, paint, trim }: CabinPlan, lit: Lit): Front {
  const { tone } = setting;
  const x = gable * 0.58;
  const height = wallHeight * 0.78;
  const frame = rect(x - 4, -height - 4, 52, height + 4, trim);
  const door = rect(x, -height, WIDTH, height, tone(paint === "falu" ? "#3d5a50" : "#5f3a2a"));
  const peephole = {
    x: x + 11,
    y: -wallHeight * 0.68,
    width: 22,
    height: 26,
    lit: lit(),
    trim,
    bars: 0,
  } as const;
  const beside = { x: gable * 0.14, y: -wallHeight * 0.72, width: WIDTH * 1.15, height: HEIGHT } as const;
  const window = pane(setting, { ...beside, lit: lit(), trim, bars: 2 });
  const steps = shape(d`M${gable * 0.55} 0h60v10h8v10h-76v-10h8z`, tone("#8d7f70"));
  return [
    frame + door + pane(setting, peephole) + window + steps,
    lamplight(setting, gable * 0.25, -wallHeight * 0.5, 120),
  ];
}

function sideWindows(setting: Setting, plan: CabinPlan, lit: Lit): string {
  const { gable, length, wallHeight, drop, trim } = plan;
  const count = Math.max(1, Math.round(length / 110));
  return repeat(count, (index) => {
    const share = (index + 0.5) / count;
    const x = gable + length * share - WIDTH * 0.5;
    const y = -wallHeight * 0.76 + drop * share;
    return pane(setting, {
      x,
      y,
      width: WIDTH * 0.95,
      height: HEIGHT,
      lit: lit(),
      trim,
      bars: 2,
      skew: -3.4,
    });
  });
}
