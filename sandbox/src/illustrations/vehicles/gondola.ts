import { backdrop } from "../backdrop.ts";
import { darker, lighter } from "../colour.ts";
import type { Draw } from "../drawing.ts";
import { forest } from "../forest.ts";
import { ground } from "../ground.ts";
import type { Setting } from "../setting.ts";
import { circle, d, opacity, placed, rect, rounded, shape, stroke } from "../svg.ts";
import { litGlass } from "./passenger.ts";

const wireAt = (x: number) => 150 + x * 0.14;
const STEEL = "#37424a";

/** Gondolas above the forest. */
export const gondola: Draw = (setting) => {
  const { random, palette, tone } = setting;
  const x = random.between(740, 860);
  const horizon = random.between(520, 570);
  const back = backdrop(setting, horizon, random.pick(["peaks", "massif", "both"]));
  const land = ground(setting, horizon + 70, 90);
  const near = palette.tree[0];
  const trees =
    forest(random, (at) => land.lineAt(at) + 10, { gap: 22, height: [60, 130], colour: near }) +
    forest(random, (at) => land.lineAt(at) + 130, {
      gap: 40,
      height: [110, 190],
      colour: darker(near, 0.15),
    });
  const paint = tone(random.pick(["#a5342a", "#1f5a66", "#d39a35", "#2f4b3f"]));
  const wire = (drop: number) => d`M-20 ${wireAt(-20) + drop}L1620 ${wireAt(1620) + drop}`;
  const hanging = ([at, scale]: readonly [number, number]) =>
    placed(at, wireAt(at), scale, car(setting, paint));
  const cars = [
    [x - 10, 1.5],
    [x - 620, 0.8],
    [x + 640, 0.85],
  ] as const;
  const svg =
    back + land.svg + trees + stroke(wire(0) + wire(26), tone(STEEL), 5) + cars.map(hanging).join("");
  return { svg, focal: [x, 440] };
};

function car(setting: Setting, paint: string): string {
  const { tone } = setting;
  const steel = tone(STEEL);
  const people = [-44, 12, 56].map((x) => {
    const shade = tone("#33444f");
    const head = circle(x, 140, 15, shade, opacity(0.75));
    return head + shape(d`M${x - 22} 176q22 -34 44 0z`, shade, opacity(0.75));
  });
  return (
    stroke("M0 0V74", steel, 10) +
    rounded([-28, -8, 56, 16], 8, steel) +
    rounded([-112, 70, 224, 186], 44, paint) +
    rounded([-96, 92, 192, 84], 24, litGlass(setting)) +
    people.join("") +
    rect(-2, 92, 4, 84, paint) +
    rect(-112, 206, 224, 10, lighter(paint, 0.75))
  );
}
