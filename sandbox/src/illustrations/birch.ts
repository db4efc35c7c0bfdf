import { mix } from "./colour.ts";
import { cycle } from "./nth.ts";
import type { Setting } from "./setting.ts";
import { d, ellipse, opacity, rect, repeat, shape } from "./svg.ts";

const greens = (leaf: string) => [
  mix(leaf, "#9dbb62", 0.55),
  mix(leaf, "#7fa34f", 0.5),
  mix(leaf, "#b7c96f", 0.45),
];

/** A birch with its base at x, y, green or in autumn colours by season. */
export function birch({ palette, random }: Setting, x: number, y: number, height: number): string {
  const lean = random.between(-0.07, 0.07) * height;
  const leaves = palette.leaves ?? greens(palette.tree[1]);
  const foot = height * 0.018;
  const tip = height * 0.006;
  const trunk = d`M${x - foot} ${y}L${x + lean - tip} ${y - height * 0.9}L${x + lean + tip} ${y - height * 0.9}L${x + foot} ${y}Z`;
  const bark = repeat(4, (mark) =>
    rect(
      x + lean * mark * 0.16 - height * 0.012,
      y - height * (0.12 + mark * 0.13),
      height * 0.016,
      height * 0.008,
      "#3a3a36",
      opacity(0.6),
    ),
  );
  const crown = repeat(8, (index) => {
    const angle = random.upTo(6.28);
    const away = Math.sqrt(random.value()) * 0.2 * height;
    const cx = x + lean * 0.8 + Math.cos(angle) * away;
    const cy = y - height * 0.7 + Math.sin(angle) * away * 1.25;
    const rx = height * random.between(0.09, 0.15);
    return ellipse(cx, cy, rx, height * random.between(0.08, 0.12), cycle(leaves, index), opacity(0.95));
  });
  return shape(trunk, mix("#f2efe6", palette.shade, 1 - palette.daylight)) + bark + crown;
}
