import { lighter, mix } from "./colour.ts";
import type { Setting } from "./setting.ts";
import { d, repeat, shape } from "./svg.ts";

/** A few boulders around x, with their base at y. */
export function rocks(
  { random, palette, winter }: Setting,
  x: number,
  y: number,
  count = 4,
  scale = 1,
): string {
  const stone = mix("#7d8482", palette.near, 0.45);
  const top = winter ? palette.ground[0] : lighter(stone, 0.28);
  return repeat(count, () => {
    const width = random.between(26, 70) * scale;
    const at = x + random.between(-90, 90) * scale;
    const height = width * random.between(0.35, 0.6);
    const boulder = d`M${at - width / 2} ${y}q${width * 0.08} ${-height} ${width * 0.42} ${-height}q${width * 0.45} 0 ${width * 0.58} ${height}z`;
    const crest = d`M${at - width * 0.3} ${y - height * 0.55}q${width * 0.1} ${-height * 0.4} ${width * 0.28} ${-height * 0.42}q${width * 0.2} 0 ${width * 0.26} ${height * 0.24}z`;
    return shape(boulder, stone) + shape(crest, top);
  });
}
