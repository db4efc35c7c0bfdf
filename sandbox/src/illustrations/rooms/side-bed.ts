import { darker, lighter, mix } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { d, opacity, repeat, rounded, shape, stroke } from "../svg.ts";
import type { RoomStyle } from "./room-style.ts";

/** A bed seen from its side: drawn with the pillow on the left, mirrored when it is on the right. */
export interface SideBed {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly left: boolean;
}

export function placeSideBed({ random }: Setting, { floorY }: RoomStyle, left: boolean): SideBed {
  const x = left ? random.between(70, 120) : random.between(700, 740);
  return { x, width: random.between(760, 800), y: floorY + 20, left };
}

/** A single bed, or a bunk bed with a ladder. */
export function sideBed(style: RoomStyle, bed: SideBed): string {
  const upper = style.bed === "bunk" ? posts(style, bed.width) + mattress(style, bed.width, -290, -150) : "";
  const ladderFor = style.bed === "bunk" ? ladder(style, bed.width) : "";
  const content = upper + ladderFor + mattress(style, bed.width, 0, 0);
  const turn = bed.left
    ? d`translate(${bed.x} ${bed.y})`
    : d`translate(${bed.x + bed.width} ${bed.y}) scale(-1 1)`;
  return `<g transform="${turn}">${content}</g>`;
}

function posts({ wood }: RoomStyle, width: number): string {
  return rounded([-14, -400, 26, 540], 4, wood) + rounded([width - 12, -400, 26, 540], 4, wood);
}

function ladder({ wood }: RoomStyle, width: number): string {
  const rails = d`M${width - 70} 90L${width - 90} -280M${width - 150} 90L${width - 160} -280`;
  const rungs = repeat(4, (step) => d`M${width - 74 - step * 4} ${20 - step * 84}H${width - 152 - step * 2}`);
  return stroke(rails + rungs, wood, 13);
}

function mattress(style: RoomStyle, width: number, y: number, legs: number): string {
  const { wood, linen, accent, dim, theme } = style;
  const cover = d`M180 -46Q260 -66 ${width - 40} -44Q${width - 8} -30 ${width - 12} 40H176Z`;
  const pattern = repeat(4, (index) => {
    const x = width * 0.56 + 26 + (index * width * 0.34) / 4.3;
    return shape(d`M${x} -24l14 18l-14 18l-14 -18z`, dim(theme.linen), opacity(0.75));
  });
  const bed =
    rounded([-14, -150, 34, 230 + legs], 6, wood) +
    rounded([width - 20, -14, 30, 94 + legs], 6, wood) +
    rounded([0, 28, width, 44], 0, wood) +
    rounded([10, -34, width - 26, 70], 16, linen) +
    rounded([22, -78, 150, 62], 24, dim("#ffffff")) +
    rounded([60, -62, 140, 56], 22, darker(linen, 0.05)) +
    shape(cover, mix(linen, theme.wall, 0.25)) +
    rounded([width * 0.56, -58, width * 0.34, 112], 10, accent) +
    pattern +
    rounded([170, -58, 44, 96], 14, lighter(linen, 0.5));
  return `<g transform="${d`translate(0 ${y + 26})`} scale(1 1.42)">${bed}</g>`;
}
