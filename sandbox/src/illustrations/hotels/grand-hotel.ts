import { darker, mix } from "../colour.ts";
import { PAINTS, type PaintName } from "../houses/timber.ts";
import { lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { d, polygon, rect, repeat, shape, stroke } from "../svg.ts";
import { pane } from "../window.ts";
import { roofSnow, roomLit, windowGrid } from "./facade.ts";

const HOTEL_PAINTS: readonly PaintName[] = ["ochre", "white", "falu", "blue"];
const LEFT = -520;

interface GrandColours {
  readonly wall: string;
  readonly dark: string;
  readonly trim: string;
  readonly roof: string;
}

/** The grand timber hotel: a long wing between two gables, and a tower. */
export function grandHotel(setting: Setting): string {
  const { random, tone, winter } = setting;
  const paint = PAINTS[random.pick(HOTEL_PAINTS)];
  const colours: GrandColours = {
    wall: tone(paint.wall),
    dark: tone(darker(paint.wall, 0.13)),
    trim: tone(paint.trim),
    roof: winter ? roofSnow(setting) : tone("#55504d"),
  };
  const towerX = 120 * random.pick([-1, 1]);
  const gables = [LEFT + 130, LEFT + 910].map((x) => gable(setting, x, colours)).join("");
  return (
    tower(setting, towerX, colours) +
    wing(setting, colours) +
    gables +
    wingWindows(setting, colours) +
    lamplight(setting, 0, -60, 300, 0.4)
  );
}

function tower(setting: Setting, x: number, { dark, trim, roof }: GrandColours): string {
  const { tone } = setting;
  const body =
    rect(x - 62, -480, 124, 300, dark) +
    polygon(
      [
        [x - 82, -476],
        [x, -620],
        [x + 82, -476],
      ],
      roof,
    );
  const flag = d`M${x} -676h54l-12 14l12 14h-54z`;
  const pole = stroke(d`M${x} -620v-58`, tone("#4a4a48"), 4) + shape(flag, tone("#a5372c"));
  const grid = {
    x: x - 40,
    y: -440,
    columns: 2,
    rows: 1,
    stepX: 48,
    width: 32,
    height: 56,
    trim,
    bars: 2,
  } as const;
  return body + pole + windowGrid(setting, grid);
}

function wing({ palette, winter }: Setting, { wall, roof }: GrandColours): string {
  const body = rect(LEFT, -270, 1040, 270, wall);
  const top = polygon(
    [
      [LEFT - 26, -262],
      [LEFT + 40, -372],
      [LEFT + 1000, -372],
      [LEFT + 1066, -262],
    ],
    roof,
  );
  const shade = mix(palette.ground[1], palette.shade, 0.3);
  const hem = polygon(
    [
      [LEFT - 26, -262],
      [LEFT - 10, -288],
      [LEFT + 1050, -288],
      [LEFT + 1066, -262],
    ],
    shade,
  );
  return body + top + (winter ? hem : "");
}

function gable(setting: Setting, x: number, { dark, trim, roof }: GrandColours): string {
  const front = polygon(
    [
      [x - 110, 0],
      [x - 110, -300],
      [x, -420],
      [x + 110, -300],
      [x + 110, 0],
    ],
    dark,
  );
  const eaves = stroke(d`M${x - 132} -284L${x} -432L${x + 132} -284`, roof, setting.winter ? 24 : 14);
  const rooms = {
    x: x - 66,
    y: -252,
    columns: 2,
    rows: 3,
    stepX: 84,
    stepY: 82,
    width: 46,
    height: 54,
  } as const;
  const windows = windowGrid(setting, { ...rooms, trim, bars: 2 });
  const attic = { x: x - 22, y: -356, width: 44, height: 44, lit: roomLit(setting), trim, bars: 2 } as const;
  return front + eaves + windows + pane(setting, attic);
}

function wingWindows(setting: Setting, { trim }: GrandColours): string {
  const first = LEFT + 276;
  const upper = {
    x: first,
    y: -250,
    columns: 6,
    rows: 2,
    stepX: 86,
    stepY: 86,
    width: 44,
    height: 58,
  } as const;
  const veranda = { x: first, y: -76, columns: 6, rows: 1, stepX: 86, width: 54, height: 76 } as const;
  const rooms = windowGrid(setting, { ...upper, trim, bars: 2 });
  const beam = rect(LEFT + 262, -92, 516, 10, trim);
  const posts = repeat(7, (index) => rect(LEFT + 258 + index * 86, -90, 8, 90, trim));
  return rooms + beam + windowGrid(setting, { ...veranda, trim }) + posts;
}
