import { lighter, mix } from "../colour.ts";
import { PAINTS, type PaintName } from "../houses/timber.ts";
import { isDark, lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { d, opacity, polygon, rect, repeat, stroke } from "../svg.ts";
import { pane } from "../window.ts";
import { roofSnow, roomLit, windowGrid } from "./facade.ts";

const STATION_PAINTS: readonly PaintName[] = ["tar", "log", "falu", "green"];
const LEFT = -430;

/** The mountain station: one big steep roof with dormers over a low wall. */
export function mountainStation(setting: Setting): string {
  const { random, tone } = setting;
  const paint = PAINTS[random.pick(STATION_PAINTS)];
  const wall = tone(paint.wall);
  const trim = tone(paint.trim);
  const rooms = { x: LEFT + 50, y: -156, columns: 9, rows: 1, stepX: 88, width: 50, height: 70 } as const;
  return (
    walls(setting, wall) +
    chimneys(setting) +
    roof(setting) +
    repeat(4, (index) => dormer(setting, LEFT + 130 + index * 180, wall, trim)) +
    windowGrid(setting, { ...rooms, trim, bars: 2 }) +
    porch(setting, wall, trim)
  );
}

function walls({ tone }: Setting, wall: string): string {
  const boards = repeat(43, (index) => d`M${LEFT + (index + 1) * 19.5} -44v-146`);
  const body = rect(LEFT, -190, 860, 190, wall) + rect(LEFT, -44, 860, 44, tone("#74787a"));
  return body + stroke(boards, "#000000", 1.5, opacity(0.14));
}

function chimneys(setting: Setting): string {
  const { tone, winter } = setting;
  const one = (x: number) => {
    const cap = winter ? rect(x - 4, -510, 52, 12, roofSnow(setting)) : "";
    return rect(x, -500, 44, 110, tone("#8b7f78")) + cap;
  };
  return one(LEFT + 210) + one(LEFT + 640);
}

function roof(setting: Setting): string {
  const { tone, winter, palette } = setting;
  const hem = winter ? mix(palette.ground[1], palette.shade, 0.3) : tone("#3a3938");
  const plane = winter ? roofSnow(setting) : tone("#4b4a48");
  return (
    polygon(
      [
        [LEFT - 46, -178],
        [LEFT + 120, -430],
        [LEFT + 740, -430],
        [LEFT + 906, -178],
      ],
      plane,
    ) +
    polygon(
      [
        [LEFT - 46, -178],
        [LEFT - 24, -212],
        [LEFT + 884, -212],
        [LEFT + 906, -178],
      ],
      hem,
    )
  );
}

function dormer(setting: Setting, x: number, wall: string, trim: string): string {
  const { tone, winter, palette } = setting;
  const eaves = winter ? mix(roofSnow(setting), palette.shade, 0.25) : tone("#3a3938");
  const window = { x: x + 14, y: -304, width: 42, height: 46, lit: roomLit(setting), trim, bars: 2 } as const;
  return (
    rect(x, -318, 70, 76, wall) + pane(setting, window) + stroke(d`M${x - 16} -312l51 -48l51 48`, eaves, 15)
  );
}

function porch(setting: Setting, wall: string, trim: string): string {
  const { tone, winter, palette } = setting;
  const x = -60;
  const eaves = winter ? mix(roofSnow(setting), palette.shade, 0.12) : tone("#333231");
  const gable = polygon(
    [
      [x - 30, 0],
      [x - 30, -168],
      [x + 60, -258],
      [x + 150, -168],
      [x + 150, 0],
    ],
    lighter(wall, 0.07),
  );
  return (
    gable +
    stroke(d`M${x - 56} -148l116 -116l116 116`, eaves, 18) +
    rect(x + 10, -120, 100, 120, isDark(setting, 0.85) ? palette.lit : tone("#5c7179")) +
    stroke(d`M${x + 60} 0v-120`, trim, 7) +
    lamplight(setting, x + 60, -60, 260, 0.55)
  );
}
