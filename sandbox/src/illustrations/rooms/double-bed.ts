import { mix } from "../colour.ts";
import { cycle } from "../nth.ts";
import type { Setting } from "../setting.ts";
import { circle, d, ellipse, opacity, rect, repeat, rounded, shape, stroke } from "../svg.ts";
import { lampGlow, lampGlowDefinition, tableLamp } from "./lamp.ts";
import type { RoomStyle } from "./room-style.ts";

interface BedFrame {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Height of the top of the mattress. */
  readonly y: number;
}

/** A double bed seen from its foot, with a lamp on either side. */
export function doubleBed(setting: Setting, style: RoomStyle): string {
  const { random } = setting;
  const width = random.between(640, 700);
  const frame: BedFrame = { left: 800 - width / 2, right: 800 + width / 2, width, y: style.floorY + 40 };
  return (
    headboard(setting, style, frame) +
    pillows(style, frame) +
    bedclothes(style, frame) +
    (style.warm ? lampGlowDefinition(setting) : "") +
    nightstand(setting, style, frame.left - 120, frame.y) +
    nightstand(setting, style, frame.right + 120, frame.y) +
    (random.chance(0.7) ? plant(setting, style) : "")
  );
}

function headboard({ random }: Setting, { wood, theme }: RoomStyle, { left, width, y }: BedFrame): string {
  const height = random.between(190, 240);
  const slatted = random.chance(0.5);
  const board = rounded([left - 18, y - height, width + 36, height + 70], random.pick([6, 18, 40]), wood);
  const slat = (index: number) =>
    rect(left + 10 + (index * width) / 9, y - height + 18, 5, height - 20, "#000000", opacity(0.14));
  const padding = mix(wood, theme.accent, 0.35);
  return (
    board + (slatted ? repeat(9, slat) : rect(left + 12, y - height + 26, width - 24, height - 30, padding))
  );
}

function pillows({ dim, theme }: RoomStyle, { left, width, y }: BedFrame): string {
  const cushion = dim(mix(theme.linen, theme.accent, 0.22));
  const pair = [left + 36, 822].map(
    (x) =>
      rounded([x, y - 96, width / 2 - 58, 110], 34, dim("#ffffff")) +
      rounded([x + 24, y - 58, width / 2 - 106, 84], 26, cushion),
  );
  return pair.join("");
}

function bedclothes({ linen, accent, theme, dim }: RoomStyle, { left, right, width, y }: BedFrame): string {
  const top = d`M${left - 6} ${y + 8}Q800 ${y - 22} ${right + 6} ${y + 8}`;
  const sheet = `${top}${d`L${right + 46} ${y + 190}Q800 ${y + 214} ${left - 46} ${y + 190}Z`}`;
  const fold = `${top}${d`L${right + 14} ${y + 46}Q800 ${y + 14} ${left - 14} ${y + 46}Z`}`;
  const throwTop = d`M${left - 26} ${y + 96}Q800 ${y + 72} ${right + 26} ${y + 96}`;
  const blanket = `${throwTop}${d`L${right + 50} ${y + 196}Q800 ${y + 224} ${left - 50} ${y + 196}Z`}`;
  const pattern = repeat(9, (index) => {
    const x = left + 20 + (index * (width - 40)) / 8;
    const rise = y + 128 - Math.cos(((x - 800) / width) * 2.4) * 8;
    return shape(d`M${x} ${rise - 22}l17 22l-17 22l-17 -22z`, dim(theme.linen), opacity(0.78));
  });
  const border = d`M${left - 36} ${y + 172}Q800 ${y + 196} ${right + 36} ${y + 172}`;
  return (
    shape(sheet, linen) +
    shape(fold, mix(linen, theme.wall, 0.28)) +
    shape(blanket, accent) +
    pattern +
    stroke(border, dim(theme.linen), 5, opacity(0.7))
  );
}

function nightstand(setting: Setting, style: RoomStyle, x: number, y: number): string {
  const { wood, dim, warm } = style;
  const glow = warm ? lampGlow(setting, x, y - 110, 330) : "";
  const drawer =
    rect(x - 54, y + 20, 108, 36, "#ffffff", opacity(0.09)) + circle(x, y + 38, 5, dim("#d7b36a"));
  return glow + rounded([x - 66, y + 4, 132, 112], 8, wood) + drawer + tableLamp(style, x, y + 2, 1.1);
}

const LEAVES = ["#4b7a5f", "#3a6650", "#5c8a6a"];

function plant({ random }: Setting, { dim, theme, floorY }: RoomStyle): string {
  const x = 800 + random.pick([-1, 1]) * 610;
  const y = floorY + 150;
  const pot = shape(d`M${x - 44} ${y - 90}h88l-12 100h-64z`, dim(mix(theme.accent, "#d9c7a4", 0.6)));
  const leaves = repeat(7, (index) => {
    const aside = index - 3;
    const drop = 110 - Math.abs(aside) * 26;
    const out = d`M${x} ${y - 86}q${aside * 26} ${-150 - random.upTo(60)} ${aside * 46} ${-drop}`;
    return shape(out + d`q${-aside * 8} 60 ${-aside * 46} ${drop}z`, dim(cycle(LEAVES, index)));
  });
  return pot + leaves + ellipse(x, y + 10, 32, 5, "#000000", opacity(0.08));
}
