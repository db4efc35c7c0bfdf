import { mix } from "./colour.ts";
import type { Setting } from "./setting.ts";
import { d, ellipse, shape } from "./svg.ts";

/** Clumps of needles: offset and width as shares of the height, then the level on the trunk. */
const CLUMPS = [
  [-0.13, 0.62, 0.15],
  [0.13, 0.7, 0.16],
  [-0.08, 0.8, 0.17],
  [0.08, 0.88, 0.15],
  [0, 0.97, 0.13],
] as const;

/** A pine with its base at x, y. */
export function pine({ palette, random }: Setting, x: number, y: number, height: number): string {
  const lean = random.between(-0.05, 0.05) * height;
  const [needles, paler] = palette.tree;
  const light = mix(needles, paler, 0.5);
  const top = y - height * 0.95;
  const left = d`M${x - height * 0.022} ${y}Q${x + lean} ${y - height * 0.5} ${x + lean - 2} ${top}`;
  const right = d`L${x + lean + 4} ${top}Q${x + lean + height * 0.02} ${y - height * 0.5} ${x + height * 0.022} ${y}Z`;
  const trunk = shape(left + right, mix("#8d5636", needles, 1 - palette.daylight * 0.85));
  const crown = CLUMPS.map(([aside, level, width]) => {
    const cx = x + lean * level + aside * height;
    const cy = y - height * level;
    const clump = ellipse(cx, cy, height * width, height * 0.055, needles);
    return (
      clump + ellipse(cx - height * 0.03, cy - height * 0.018, height * width * 0.6, height * 0.026, light)
    );
  });
  return trunk + crown.join("");
}
