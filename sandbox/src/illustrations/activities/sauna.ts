import { backdrop } from "../backdrop.ts";
import { lighter } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { framingTrees } from "../framing-trees.ts";
import { jetty } from "../jetty.ts";
import { lake } from "../lake.ts";
import { isDark, lamplight } from "../lamplight.ts";
import { person } from "../person.ts";
import { rocks } from "../rocks.ts";
import type { Setting } from "../setting.ts";
import { smoke } from "../smoke.ts";
import { d, opacity, placed, rect, repeat, shape, stroke } from "../svg.ts";

/** A sauna on a jetty, with a person walking into the lake. */
export const sauna: Draw = (setting) => {
  const { random, tone } = setting;
  const x = random.between(700, 900);
  const horizon = random.between(370, 440);
  const back = backdrop(setting, horizon) + lake(setting, horizon + 34, 905);
  const y = random.between(660, 700);
  const wall = tone(random.pick(["#7d4a2c", "#34302d", "#8f3327"]));
  const house = jetty(setting, -300, 2, 640) + hut(setting, wall) + front(setting);
  const clothes = { coat: tone("#f0e9dc"), trousers: "#d9a98a", hat: tone("#b8bfa8") };
  const bather = person(176, 2, 1.25, clothes, { left: true });
  const shore = rocks(setting, x - 420, y + 40, 4, 1.3) + framingTrees(setting, x < 800 ? "right" : "left");
  return { svg: back + placed(x, y, 1, house + bather) + shore, focal: [x - 10, y - 110] };
};

function hut(setting: Setting, wall: string): string {
  const { palette, winter, tone } = setting;
  const logs = repeat(7, (index) => d`M-190 ${(index + 1) * -24}h330`);
  const roof = winter ? palette.ground[0] : tone("#5d7a45");
  return (
    rect(-190, -190, 330, 192, wall) +
    stroke(logs, "#000000", 2, opacity(0.16)) +
    rect(-96, -318, 30, 80, tone("#5f6668")) +
    shape("M-226 -184L-25 -270L176 -184Z", roof) +
    smoke(setting, -81, -322, 1.1)
  );
}

function front(setting: Setting): string {
  const { palette, tone } = setting;
  const glass = isDark(setting, 0.95) ? palette.lit : lighter(palette.lit, 0.2);
  return (
    rect(-160, -148, 130, 96, glass) +
    stroke("M-95 -148v96", tone("#3a2a1e"), 6) +
    rect(20, -150, 76, 150, tone("#c89b62")) +
    rect(34, -132, 48, 50, palette.lit) +
    lamplight(setting, -95, -100, 240, 0.7) +
    rect(-160, 40, 130, 130, palette.lit, opacity(0.2)) +
    stroke("M250 0v-60h34v110M250 0v50", tone("#8c8f8d"), 7)
  );
}
