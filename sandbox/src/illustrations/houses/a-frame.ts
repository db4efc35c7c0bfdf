import { mix } from "../colour.ts";
import { isDark, lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { d, ellipse, opacity, placed, polygon, rect, repeat, stroke } from "../svg.ts";

const HEIGHT = 300;
const WIDTH = 280;
const LENGTH = 130;
const HALF = WIDTH / 2;

/** An A-frame cabin at x, y. */
export function aFrame(setting: Setting, x: number, y: number, scale: number): string {
  const { random, palette, winter, tone } = setting;
  const lit = isDark(setting) || random.chance(0.5);
  const shadow = mix(palette.ground[1], palette.shade, 0.5);
  const roof = winter ? palette.ground[0] : tone("#3e4a46");
  const side = winter ? mix(palette.ground[1], palette.shade, 0.2) : tone("#2f3936");
  const house =
    ellipse(30, 4, WIDTH * 0.85, 16, shadow, opacity(0.55)) +
    polygon(
      [
        [0, -HEIGHT],
        [LENGTH, -HEIGHT - 10],
        [HALF + LENGTH + 16, -6],
        [HALF + 16, 0],
      ],
      side,
    ) +
    polygon(
      [
        [-HALF, 0],
        [0, -HEIGHT],
        [HALF, 0],
      ],
      tone("#b07c48"),
    ) +
    boards() +
    glass(lit ? palette.lit : tone("#567079"), lit ? mix(palette.lit, "#e08a2e", 0.5) : undefined) +
    stroke(d`M0 ${-HEIGHT * 0.84}V0M${-WIDTH * 0.24} ${-HEIGHT * 0.46}H${WIDTH * 0.24}`, tone("#5b4027"), 7) +
    stroke(d`M${-HALF - 14} 0L0 ${-HEIGHT - 8}L${HALF + 14} 0`, roof, winter ? 24 : 15) +
    rect(-WIDTH * 0.62, -4, WIDTH * 1.15, 13, tone("#8b6c4b")) +
    lamplight(setting, 0, -HEIGHT * 0.35, 190);
  return placed(x, y, scale, house);
}

function boards(): string {
  const lines = repeat(9, (index) => {
    const x = -HALF + (WIDTH * (index + 1)) / 10;
    return d`M${x} 0v${-HEIGHT * (1 - Math.abs(x) / HALF)}`;
  });
  return stroke(lines, "#000000", 1.5, opacity(0.16));
}

function glass(colour: string, floorLight: string | undefined): string {
  const gable = polygon(
    [
      [-WIDTH * 0.2, -HEIGHT * 0.5],
      [0, -HEIGHT * 0.84],
      [WIDTH * 0.2, -HEIGHT * 0.5],
    ],
    colour,
  );
  const wall = rect(-WIDTH * 0.24, -HEIGHT * 0.42, WIDTH * 0.48, HEIGHT * 0.42, colour);
  if (floorLight === undefined) return gable + wall;
  return (
    gable + wall + rect(-WIDTH * 0.24, -HEIGHT * 0.16, WIDTH * 0.48, HEIGHT * 0.16, floorLight, opacity(0.5))
  );
}
