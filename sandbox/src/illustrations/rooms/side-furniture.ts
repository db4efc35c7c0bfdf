import { lighter } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { circle, d, ellipse, opacity, rect, rounded, shape, stroke } from "../svg.ts";
import { lampGlow, lampGlowDefinition, tableLamp } from "./lamp.ts";
import type { RoomStyle } from "./room-style.ts";
import type { RoomWindow } from "./room-window.ts";
import type { SideBed } from "./side-bed.ts";

/** The furniture around a bed along the wall: a table with its lamp, a picture, a pendant. */
export function sideFurniture(setting: Setting, style: RoomStyle, bed: SideBed, window: RoomWindow): string {
  const { random } = setting;
  const tableX = bed.left ? bed.x + bed.width + 46 : bed.x - 176;
  const tableAndLamp = table(style, tableX, bed.y) + lamp(setting, style, tableX, bed.y);
  const hasPicture = random.chance(0.6);
  const hasPendant = random.chance(0.55);
  return (
    tableAndLamp + (hasPicture ? picture(style, bed, window) : "") + (hasPendant ? pendant(style, bed) : "")
  );
}

function table({ wood }: RoomStyle, x: number, y: number): string {
  const legs = d`M${x + 18} ${y - 34}L${x + 8} ${y + 84}M${x + 112} ${y - 34}L${x + 122} ${y + 84}`;
  return rounded([x, y - 46, 130, 14], 5, wood) + stroke(legs, wood, 11);
}

function lamp(setting: Setting, style: RoomStyle, x: number, y: number): string {
  const glow = style.warm ? lampGlowDefinition(setting) + lampGlow(setting, x + 66, y - 150, 420) : "";
  return glow + tableLamp(style, x + 65, y - 48, 0.92);
}

/** Over the bed, unless the window or an upper bunk is there. */
function picture({ dim, theme, accent, bed: kind }: RoomStyle, bed: SideBed, window: RoomWindow): string {
  const x = bed.left ? bed.x + 220 : bed.x + bed.width - 360;
  const free = bed.left ? x + 170 < window.x - 110 : x > window.x + window.width + 110;
  if (kind === "bunk" || !free) return "";
  const { y } = bed;
  const hills = d`M${x + 12} ${y - 262}l36 -70l24 34l20 -26l36 62v10h-116z`;
  return (
    rect(x, y - 420, 140, 180, dim("#3c332b")) +
    rect(x + 12, y - 408, 116, 156, dim(theme.linen)) +
    shape(hills, accent) +
    circle(x + 94, y - 366, 15, dim("#d9a441"))
  );
}

function pendant({ accent, warm }: RoomStyle, { x: bedX, width, left }: SideBed): string {
  const x = bedX + width * (left ? 0.4 : 0.6);
  const shade = shape(d`M${x - 66} 150q6 -62 66 -62q60 0 66 62z`, accent);
  const beam = warm ? shape(d`M${x - 60} 150h120l70 190h-260z`, "#ffd891", opacity(0.16)) : "";
  const bulb = ellipse(x, 150, 60, 8, warm ? "#ffe9bd" : lighter(accent, 0.4));
  return stroke(d`M${x} 0V96`, "#2b2b2b", 4) + shade + beam + bulb;
}
