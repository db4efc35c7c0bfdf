import { mix } from "../colour.ts";
import { lakeView } from "../destination.ts";
import { PLATE } from "../plate.ts";
import { type Setting, settingOf } from "../setting.ts";
import { d, opacity, polygon, rect, shape, stroke } from "../svg.ts";
import type { RoomStyle } from "./room-style.ts";

/** The room's window, already positioned on the wall. */
export interface RoomWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  /** Whether the bed is on the left. */
  readonly left: boolean;
}

export function placeWindow({ random }: Setting, { bed, floorY }: RoomStyle): RoomWindow {
  const left = random.chance(0.5);
  const wide = random.chance(0.5);
  const width = wide ? random.between(560, 680) : random.between(330, 400);
  const height = wide ? random.between(280, 330) : random.between(360, 410);
  const above = () => (bed === "double" ? random.between(215, 235) : random.between(170, 205));
  const besideBed = () => (left ? random.between(820, 880) + (wide ? -30 : 150) : random.between(110, 190));
  const x = bed === "double" ? 800 - width / 2 : besideBed();
  return { x, y: Math.max(46, floorY - height - above()), width, height, wide, left };
}

/** The window with its landscape, sill and bars, and the daylight on the floor. */
export function roomWindow(setting: Setting, style: RoomStyle, window: RoomWindow): string {
  const { x, y, width, height, wide, left } = window;
  const { dim, floorY, warm } = style;
  const frame = dim("#f2ede2");
  const bars = wide
    ? rect(x + width * 0.62, y, 12, height, frame)
    : rect(x + width / 2 - 6, y, 12, height, frame) + rect(x, y + height * 0.36, width, 11, frame);
  const daylight = polygon(
    [
      [x + 30, floorY + 30],
      [x + width, floorY + 30],
      [x + width + (left ? -150 : 190), PLATE.height],
      [x + (left ? -190 : 120), PLATE.height],
    ],
    "#fff6df",
    opacity(0.26),
  );
  return (
    rect(x - 22, y - 22, width + 44, height + 44, frame) +
    landscape(setting, window) +
    rect(x - 40, y + height + 20, width + 80, 16, dim("#e5decf")) +
    bars +
    (warm ? "" : daylight) +
    (setting.random.chance(0.65) ? curtains(style, window) : "")
  );
}

function landscape({ seed, season, time }: Setting, { x, y, width, height }: RoomWindow): string {
  const { svg } = lakeView(settingOf("destination", `${seed}view`, { season, time }));
  const ratio = width / height;
  const seen = ratio > 16 / 9 ? 1500 : 860 * ratio;
  const box = d`${800 - seen / 2} 20 ${seen} ${seen / ratio}`;
  return d`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${svg}</svg>`;
}

function curtains({ dim, theme }: RoomStyle, { x, y, width, height }: RoomWindow): string {
  const cloth = dim(mix(theme.linen, theme.accent, 0.18));
  const one = (at: number) => {
    const fall = d`M${at} ${y - 44}h70q6 ${height * 0.6} -2 ${height + 120}h-70q6 ${-height * 0.6} 2 ${-height - 120}z`;
    const fold = (share: number) => d`M${at + 70 * share} ${y - 40}q4 ${height * 0.6} -2 ${height + 110}`;
    return shape(fall, cloth) + stroke(fold(0.33) + fold(0.68), "#000000", 3, opacity(0.1));
  };
  return one(x - 76) + one(x + width + 6) + rect(x - 100, y - 54, width + 200, 9, dim("#3c3631"));
}
