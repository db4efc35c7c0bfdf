import { lighter } from "../colour.ts";
import type { Setting } from "../setting.ts";
import { circle, ellipse, polygon, rect } from "../svg.ts";
import type { RoomStyle } from "./room-style.ts";

/** The gradient shared by all lamps; draw it once before the first lamp. */
export const lampGlowDefinition = ({ id }: Setting): string =>
  `<radialGradient id="${id}lp"><stop stop-color="#ffd486" stop-opacity=".92"/><stop offset=".4" stop-color="#ffc766" stop-opacity=".36"/><stop offset="1" stop-color="#ffc766" stop-opacity="0"/></radialGradient>`;

export const lampGlow = ({ id }: Setting, x: number, y: number, radius: number): string =>
  circle(x, y, radius, `url(#${id}lp)`);

/** A table lamp with its foot at y. */
export function tableLamp({ dim, theme, warm }: RoomStyle, x: number, y: number, size = 1): string {
  const brass = dim("#b58a48");
  const shade = warm ? "#ffe3ae" : dim(lighter(theme.accent, 0.2));
  const [wide, narrow] = [40 * size, 22 * size];
  return (
    rect(x - 5, y - 74, 10, 74, brass) +
    ellipse(x, y, 32, 8, brass) +
    polygon(
      [
        [x - wide, y - 64],
        [x - narrow, y - 142],
        [x + narrow, y - 142],
        [x + wide, y - 64],
      ],
      shade,
    )
  );
}
