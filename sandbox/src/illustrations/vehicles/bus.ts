import { backdrop } from "../backdrop.ts";
import { lighter, mix } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { ground } from "../ground.ts";
import { lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { spruce } from "../spruce.ts";
import { circle, d, ellipse, opacity, placed, rect, repeat, rounded, stroke } from "../svg.ts";
import { litGlass, passenger } from "./passenger.ts";

const ROAD = 760;

/** The airport coach on its road. */
export const bus: Draw = (setting) => {
  const { random, palette, tone } = setting;
  const x = random.between(740, 860);
  const horizon = random.between(420, 490);
  const back = backdrop(setting, horizon);
  const land = ground(setting, horizon + 56, 50);
  const trees = forest(random, (at) => land.lineAt(at) + 10, {
    gap: 26,
    height: [60, 140],
    colour: mix(palette.tree[0], palette.tree[1], 0.4),
  });
  const paint = tone(random.pick(["#1f5f53", "#a83a2c", "#d39a35", "#2b5673"]));
  const coach = placed(x, ROAD, 1, body(setting, paint));
  const front = lamplight(setting, x + 420, ROAD - 40, 190, 0.7) + spruce(setting, 1500, 900, 260);
  const svg = back + land.svg + trees + road(setting) + coach + front + spruce(setting, 60, 910, 300);
  return { svg, focal: [x, 640] };
};

function road({ palette, tone }: Setting): string {
  const bank = rect(-20, ROAD - 28, 1660, 10, mix(palette.ground[0], palette.ground[1], 0.5));
  const dashes = ` stroke-dasharray="70 60"${opacity(0.8)}`;
  const posts = repeat(6, (index) => {
    const x = 90 + index * 300;
    return rect(x, ROAD - 84, 7, 66, tone("#d9562f")) + rect(x, ROAD - 70, 7, 12, "#fff");
  });
  const asphalt = rect(-20, ROAD - 20, 1640, 96, tone("#5c6165"));
  return asphalt + stroke(d`M-20 ${ROAD + 30}H1620`, "#f3efe2", 6, dashes) + bank + posts;
}

function body(setting: Setting, paint: string): string {
  const { tone, winter, palette } = setting;
  const seats = repeat(6, (index) => {
    const x = -344 + index * 112;
    return (
      rounded([x, -206, 102, 88], 10, litGlass(setting)) + passenger(setting, x + 44, -118, index % 2 === 1)
    );
  });
  const wheel = (x: number) => circle(x, -4, 50, tone("#23282b")) + circle(x, -4, 24, tone("#aab0ae"));
  return (
    ellipse(0, 20, 400, 16, "#000000", opacity(0.22)) +
    rounded([-380, -240, 760, 236], 34, paint) +
    rounded([-356, -214, 712, 104], 18, tone("#22303a")) +
    seats +
    rect(-380, -74, 760, 12, lighter(paint, 0.75)) +
    rect(330, -60, 46, 20, "#ffe7a8") +
    rect(-380, -60, 20, 30, "#e2523a") +
    wheel(-230) +
    wheel(230) +
    (winter ? rounded([-370, -254, 740, 22], 11, palette.ground[0]) : "")
  );
}
