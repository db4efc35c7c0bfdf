import { backdrop } from "../backdrop.ts";
import { lighter, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { framingTrees } from "../framing-trees.ts";
import { ground } from "../ground.ts";
import { lake } from "../lake.ts";
import { lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { circle, d, opacity, placed, rect, repeat, rounded, shape, stroke } from "../svg.ts";
import { litGlass } from "./passenger.ts";

const RAILS = 620;

/** The mountain railway on its viaduct. */
export const train: Draw = (setting) => {
  const { random, palette, tone } = setting;
  const x = random.between(740, 860);
  const horizon = random.between(420, 480);
  const back = backdrop(setting, horizon, random.pick(["peaks", "massif"]));
  const land = ground(setting, horizon + 70, 60);
  const trees = forest(random, (at) => land.lineAt(at) + 8, {
    gap: 24,
    height: [50, 110],
    colour: mix(palette.tree[0], palette.tree[1], 0.5),
  });
  const water = lake(setting, 790, 905);
  const paint = tone(random.pick(["#a5342a", "#1f5a66", "#29543f", "#c98e2c"]));
  const cars = [0, 1].map((index) => placed(x - 640 + index * 400, RAILS, 1, carriage(setting, paint)));
  const engine = placed(x + 160, RAILS, 1, leadingCar(setting, paint));
  const pantograph = stroke(d`M${x - 60} ${RAILS - 150}l-30 -50l40 -48`, tone("#39424a"), 5);
  const light = lamplight(setting, x + 560, RAILS - 40, 170, 0.7);
  const svg =
    back + land.svg + trees + water + viaduct(setting) + cars.join("") + engine + pantograph + light;
  return { svg: svg + framingTrees(setting, "right"), focal: [x + 40, RAILS - 40] };
};

function viaduct({ tone, palette, winter }: Setting): string {
  const stone = mix(tone("#9b948a"), palette.near, 0.25);
  const arches = repeat(8, (index) => {
    const x = index * 220 - 40;
    const arch = d`M${x} ${RAILS + 10}h220V810h-36V${RAILS + 130}q-74 -104 -148 0V810h-36z`;
    return shape(arch, stone) + rect(x, RAILS + 130, 36, 680, "#000000", opacity(0.06));
  });
  const masts = repeat(4, (index) =>
    stroke(d`M${140 + index * 440} ${RAILS}V${RAILS - 270}h60`, tone("#4f5a60"), 8),
  );
  const track = rect(-20, RAILS - 2, 1660, 18, lighter(stone, winter ? 0.75 : 0.22));
  return arches + track + stroke(d`M-20 ${RAILS - 250}H1620`, tone("#39424a"), 3) + masts;
}

const windows = (setting: Setting, count: number) =>
  repeat(count, (index) => rounded([22 + index * 60, -126, 44, 44], 6, litGlass(setting)));

const wheels = ({ tone }: Setting) =>
  [60, 100, 290, 330].map((x) => circle(x, -12, 15, tone("#2c3033"))).join("");

function carriage(setting: Setting, paint: string): string {
  const body = rounded([0, -150, 388, 132], 12, paint) + rect(0, -60, 388, 9, lighter(paint, 0.8));
  return body + windows(setting, 6) + wheels(setting);
}

function leadingCar(setting: Setting, paint: string): string {
  const nose = "M0 -150H280Q350 -146 384 -50Q390 -20 370 -18H0Z";
  const body = shape(nose, paint) + rect(0, -60, 374, 9, lighter(paint, 0.8));
  const cab = shape("M284 -124h14q26 6 44 46h-58z", setting.tone("#2a3a44"));
  return body + windows(setting, 4) + cab + circle(366, -42, 8, "#ffe7a8") + wheels(setting);
}
