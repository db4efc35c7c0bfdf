import { mix } from "./colour.ts";
import { PLATE } from "./plate.ts";
import { filledRidge, heightOf, ridge } from "./ridge.ts";
import type { Setting } from "./setting.ts";
import { d, opacity, repeat, stroke } from "./svg.ts";

export interface Ground {
  readonly svg: string;
  /** Returns the upper edge of the ground at an x. */
  readonly lineAt: (x: number) => number;
}

/** Meadow or snow from a height down to the lower edge of the picture. */
export function ground(setting: Setting, y: number, height = 34): Ground {
  const { random, palette, winter } = setting;
  const back = ridge(random, { y, height, scale: random.between(520, 900), octaves: 2, step: 40 });
  const front = ridge(random, {
    y: y + random.between(80, 130),
    height: height * 1.4,
    scale: random.between(600, 900),
    octaves: 2,
    step: 40,
  });
  const [lit, shaded] = palette.ground;
  const lineAt = heightOf(back);
  const cover = filledRidge(back, lit) + filledRidge(front, mix(lit, shaded, winter ? 0.55 : 0.75));
  return { svg: cover + (winter ? drifts(setting, y) : grass(setting, y, lineAt)), lineAt };
}

const FLOWERS = ["#f4e9c8", "#e8d4e2", "#f3d06c"];

function grass({ random, palette }: Setting, y: number, lineAt: (x: number) => number): string {
  let flowers = "";
  const blades = repeat(110, (index) => {
    const x = random.upTo(PLATE.width);
    const foot = lineAt(x) + 14 + random.value() ** 0.7 * (PLATE.height - y);
    const size = 5 + (foot - y) / 40;
    if (index % 6 === 0) flowers += d`M${x + 9} ${foot}h.1`;
    return d`M${x} ${foot}l${-size * 0.4} ${-size}M${x} ${foot}l${size * 0.5} ${-size * 0.8}`;
  });
  const blade = stroke(blades, mix(palette.ground[1], palette.tree[0], 0.35), 2.4, opacity(0.55));
  const flower = palette.leaves === undefined ? random.pick(FLOWERS) : "#a8402c";
  return blade + stroke(flowers, flower, 6, opacity(palette.daylight * 0.85));
}

function drifts({ random, palette }: Setting, y: number): string {
  const lines = repeat(9, () => {
    const x = random.between(-80, PLATE.width);
    const top = y + random.between(40, PLATE.height - y);
    const width = random.between(140, 420);
    return d`M${x} ${top}q${width / 2} ${-random.between(10, 26)} ${width} ${random.between(-4, 8)}`;
  });
  return stroke(lines, mix(palette.ground[1], palette.shade, 0.5), 4, opacity(0.4));
}
