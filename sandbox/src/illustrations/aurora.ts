import { noiseLine } from "./noise.ts";
import { PLATE } from "./plate.ts";
import type { Setting } from "./setting.ts";
import { d, repeat } from "./svg.ts";

const GRADIENT =
  '<stop stop-color="#4fbfae" stop-opacity="0"/><stop offset=".72" stop-color="#6fe3b4" stop-opacity=".5"/>' +
  '<stop offset=".93" stop-color="#c6f7d2" stop-opacity=".62"/><stop offset="1" stop-color="#c6f7d2" stop-opacity="0"/>';

const SLAT = 22;

/** Two curtains of northern lights, made of slats that share one gradient. */
export function aurora({ random, id }: Setting, horizon: number): string {
  const gradient = `<linearGradient id="${id}a" x1="0" y1="0" x2="0" y2="1">${GRADIENT}</linearGradient>`;
  const curtain = (index: number) => {
    const y = horizon * random.between(0.4, 0.66);
    const swing = random.between(40, 80);
    const phase = random.upTo(6.28);
    const noise = noiseLine(random);
    const height = (x: number) => 110 + 240 * noise(x / 130 + index * 40);
    const foot = (x: number) =>
      y + Math.sin(x / 260 + phase) * swing + Math.sin(x / 110 + phase * 2) * swing * 0.3;
    let slats = "";
    for (let x = -40; x <= PLATE.width; x += SLAT) {
      const next = x + SLAT + 0.6;
      slats += d`<path d="M${x} ${foot(x) - height(x)}V${foot(x)}L${next} ${foot(next)}V${foot(next) - height(next)}Z"/>`;
    }
    return `<g fill="url(#${id}a)" opacity="${index === 0 ? 0.6 : 0.9}">${slats}</g>`;
  };
  return gradient + repeat(2, curtain);
}
