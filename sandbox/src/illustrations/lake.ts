import { lighter, mix } from "./colour.ts";
import { PLATE } from "./plate.ts";
import type { Setting } from "./setting.ts";
import { d, opacity, rect, repeat, stroke } from "./svg.ts";

/** Water between two heights, which mirrors the mountains and the sun. */
export function lake(setting: Setting, from: number, to: number): string {
  const { palette, id } = setting;
  const [shallow, deep] = palette.water;
  const defs =
    `<linearGradient id="${id}w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${shallow}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    d`<clipPath id="${id}c"><rect y="${from}" width="${PLATE.width}" height="${to - from}"/></clipPath>`;
  const surface = d`<rect y="${from}" width="${PLATE.width}" height="${to - from}" fill="url(#${id}w)"/>`;
  const mirrored = d`<g clip-path="url(#${id}c)"><use href="#${id}m" transform="translate(0 ${from * 2}) scale(1 -1)" opacity=".38"/></g>`;
  const shore = mix(palette.near, palette.tree[0], 0.4);
  return (
    defs +
    surface +
    mirrored +
    ripples(setting, from, to) +
    glitter(setting, from, to) +
    rect(0, from - 2, PLATE.width, 5, shore, opacity(0.5))
  );
}

function ripples({ random, palette }: Setting, from: number, to: number): string {
  let light = "";
  let dark = "";
  for (let index = 0; index < 46; index++) {
    const near = random.value() ** 1.3;
    const y = from + 6 + (to - from - 8) * near;
    const width = random.between(30, 90) + near * 190;
    const ripple = d`M${random.between(-60, PLATE.width)} ${y}h${width}`;
    if (index % 3 === 0) dark += ripple;
    else light += ripple;
  }
  const [shallow, deep] = palette.water;
  const lit = stroke(light, lighter(shallow, 0.35), 2.6, opacity(0.42));
  return lit + stroke(dark, mix(deep, palette.tree[0], 0.3), 3, opacity(0.22));
}

function glitter({ random, palette, sunX, time }: Setting, from: number, to: number): string {
  const path = repeat(16, (index) => {
    const near = index / 16;
    const x = sunX - random.between(16, 40) - near * 60;
    return d`M${x} ${from + 6 + (to - from) * near}h${random.between(30, 80) + near * 100}`;
  });
  return stroke(path, palette.sun, 4, opacity(time === "day" ? 0.35 : 0.6));
}
