import { lighter, mix } from "../colour.ts";
import { PLATE } from "../plate.ts";
import { d, opacity, rect, repeat, stroke } from "../svg.ts";
import type { RoomStyle } from "./room-style.ts";

/** The wall with its panelling, the floor boards and the skirting. */
export function wallsAndFloor(style: RoomStyle): string {
  const { wall, floor, floorY } = style;
  const boards = repeat(28, (index) => {
    const x = (index - 6) * 100 - 800;
    return d`M${800 + x * 0.8} ${floorY}L${800 + x * 1.5} ${PLATE.height}`;
  });
  return (
    rect(0, 0, PLATE.width, floorY + 4, wall) +
    panelling(style) +
    rect(0, floorY, PLATE.width, PLATE.height - floorY, floor) +
    stroke(boards, "#000000", 2.4, opacity(0.12)) +
    rect(0, floorY - 16, PLATE.width, 18, lighter(wall, 0.22))
  );
}

function panelling({ theme, wall, accent, floorY }: RoomStyle): string {
  switch (theme.panelling) {
    case "panel": {
      const joints = repeat(Math.ceil(PLATE.width / 62), (index) => d`M${index * 62} 0V${floorY}`);
      return stroke(joints, "#000000", 3, opacity(0.1));
    }
    case "log": {
      const rows = Math.ceil((floorY - 40) / 66);
      const joints = repeat(rows, (row) => d`M0 ${40 + row * 66}H${PLATE.width}`);
      const light = repeat(rows, (row) => rect(0, 43 + row * 66, PLATE.width, 12, "#ffffff", opacity(0.07)));
      return stroke(joints, "#000000", 3, opacity(0.1)) + light;
    }
    case "half":
      return (
        rect(0, floorY - 210, PLATE.width, 210, mix(wall, accent, 0.55)) +
        rect(0, floorY - 218, PLATE.width, 12, lighter(wall, 0.3))
      );
    case "plain":
      return "";
  }
}
