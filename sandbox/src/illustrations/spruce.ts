import { mix } from "./colour.ts";
import type { Random } from "./random.ts";
import type { Setting } from "./setting.ts";
import { d, ellipse, opacity, type Point, shape, trace } from "./svg.ts";

const tiersOf = (height: number) => Math.max(3, Math.min(6, Math.round(height / 26)));

/** The outline of a spruce with its base at x, y. */
export function spruceOutline(
  random: Random,
  x: number,
  y: number,
  height: number,
  width = height * 0.34,
): string {
  const tiers = tiersOf(height);
  const right: Point[] = [];
  const left: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const level = y - height + height * 0.95 * share;
    const reach = (width / 2) * (0.22 + 0.78 * share);
    right.push([x + reach * random.between(0.88, 1.1), level + random.upTo(2)]);
    left.push([x - reach * random.between(0.88, 1.1), level + random.upTo(2)]);
    if (tier === tiers) continue;
    right.push([x + reach * 0.5, level - height * 0.035]);
    left.push([x - reach * 0.5, level - height * 0.035]);
  }
  const trunk = height * 0.02;
  const foot = y - height * 0.05;
  const base: readonly Point[] = [
    [x + trunk, foot],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, foot],
  ];
  return `M${trace([[x, y - height], ...right, ...base, ...left.reverse()])}Z`;
}

/** A near spruce: with light or snow on its boughs. */
export function spruce(setting: Setting, x: number, y: number, height: number): string {
  const { palette, random, winter } = setting;
  const [needles, paler] = palette.tree;
  const ground = mix(palette.ground[1], needles, 0.35);
  const shadow = ellipse(x + height * 0.05, y, height * 0.2, height * 0.022, ground, opacity(0.45));
  const outline = shape(spruceOutline(random, x, y, height, height * 0.4), needles);
  const tiers = tiersOf(height);
  const boughs = Array.from({ length: tiers }, (_, tier) => {
    const share = (tier + 0.75) / tiers;
    const reach = height * 0.2 * (0.22 + 0.78 * share);
    const level = y - height + height * 0.95 * share;
    return winter ? snowyBough(x, level, reach, height) : sunnyBough(x, level, reach, height);
  }).join("");
  const colour = winter ? mix(palette.ground[0], palette.shade, 0.12) : mix(needles, paler, 0.55);
  return shadow + outline + shape(boughs, colour);
}

const sunnyBough = (x: number, level: number, reach: number, height: number) =>
  d`M${x - reach * 0.8} ${level}L${x - reach * 0.15} ${level - height * 0.1}L${x - reach * 0.1} ${level - height * 0.02}Z`;

function snowyBough(x: number, level: number, reach: number, height: number): string {
  const top = d`${x} ${level - height * 0.145}`;
  const left = d`Q${x - reach * 0.55} ${level - height * 0.08} ${x - reach * 0.98} ${level + 1}`;
  const scallops = [
    [-0.6, 0.012, -0.45, 0.045],
    [-0.25, 0.015, -0.05, 0.06],
    [0.2, 0.03, 0.42, 0.05],
  ] as const;
  const hem = scallops.map(
    ([cx, cy, ex, ey]) =>
      d`Q${x + reach * cx} ${level - height * cy} ${x + reach * ex} ${level - height * ey}`,
  );
  return `M${top}${left}${hem.join("")}${d`Q${x + reach * 0.25} ${level - height * 0.1} `}${top}Z`;
}
