import { mix } from "./colour.ts";
import type { Draw } from "./drawing.ts";
import { doubleBed } from "./rooms/double-bed.ts";
import { type RoomStyle, roomStyle } from "./rooms/room-style.ts";
import { placeWindow, roomWindow } from "./rooms/room-window.ts";
import { placeSideBed, sideBed } from "./rooms/side-bed.ts";
import { sideFurniture } from "./rooms/side-furniture.ts";
import { wallsAndFloor } from "./rooms/walls-and-floor.ts";
import { ellipse, opacity } from "./svg.ts";

/** A bedroom with a window that shows the lake. */
export const room: Draw = (setting) => {
  const style = roomStyle(setting);
  const window = placeWindow(setting, style);
  const back = wallsAndFloor(style) + roomWindow(setting, style, window);
  const bed = placeSideBed(setting, style, window.left);
  if (style.bed === "double") {
    const svg = back + rug(style, 800, 700) + doubleBed(setting, style);
    return { svg, focal: [800, style.floorY - 120] };
  }
  const furniture = sideBed(style, bed) + sideFurniture(setting, style, bed, window);
  const svg = back + rug(style, bed.x + bed.width * 0.6, 560) + furniture;
  return { svg, focal: [window.left ? 700 : 900, style.floorY - 110] };
};

function rug({ dim, theme, floorY }: RoomStyle, x: number, reach: number): string {
  const y = floorY + 196;
  const border = ` stroke="${dim(theme.linen)}" stroke-width="6"${opacity(0.5)}`;
  const cloth = ellipse(x, y, reach, 74, dim(mix(theme.accent, theme.linen, 0.35)));
  return cloth + ellipse(x, y, reach - 58, 60, "none", border);
}
