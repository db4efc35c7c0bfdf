import { darker, mix } from "../colour.ts";
import { isDark, lamplight } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { d, opacity, polygon, rect, repeat, shape, stroke } from "../svg.ts";
import { roofSnow, roomLit } from "./facade.ts";

const LEFT = -480;
const FLOOR = 64;
const BLOCKS = [
  { x: LEFT, width: 330, floors: 4 },
  { x: LEFT + 300, width: 400, floors: 6 },
  { x: LEFT + 670, width: 290, floors: 5 },
] as const;

type Block = (typeof BLOCKS)[number];

/** The new hotel: three stepped blocks of timber around a glazed lobby. */
export function timberSlab(setting: Setting): string {
  const cladding = setting.tone(setting.random.pick(["#a9784a", "#7d5b40", "#5c5a55"]));
  const blocks = BLOCKS.map((block) => body(setting, block, cladding) + rooms(setting, block));
  return blocks.join("") + lobby(setting) + lamplight(setting, 0, -30, 320, 0.5);
}

const heightOf = ({ floors }: Block) => floors * FLOOR + 20;

function body(setting: Setting, block: Block, cladding: string): string {
  const { tone, winter } = setting;
  const { x, width } = block;
  const end = x + width;
  const top = -heightOf(block);
  const side = polygon(
    [
      [end, 0],
      [end + 34, -10],
      [end + 34, top - 16],
      [end, top],
    ],
    darker(cladding, 0.25),
  );
  const boards = repeat(Math.ceil(width / 16) - 1, (index) => d`M${x + (index + 1) * 16} 0v${top}`);
  const roof = polygon(
    [
      [x - 14, top],
      [x + 20, top - 20],
      [end + 48, top - 20],
      [end + 14, top],
    ],
    winter ? roofSnow(setting) : tone("#454b4b"),
  );
  const front = rect(x, top, width, -top, cladding);
  const gutter = rect(x - 14, top, width + 28, 9, tone("#3a3f40"));
  return front + side + stroke(boards, "#000000", 1.4, opacity(0.14)) + roof + gutter;
}

function rooms(setting: Setting, block: Block): string {
  const columns = Math.round(block.width / 66);
  const top = -heightOf(block);
  return repeat(block.floors, (row) =>
    repeat(columns, (column) => {
      const x = block.x + 18 + (column * (block.width - 24)) / columns;
      return room(setting, x, top + 20 + row * FLOOR);
    }),
  );
}

function room(setting: Setting, x: number, y: number): string {
  const { palette, tone } = setting;
  const lit = roomLit(setting);
  const glow = rect(x, y + 24, 44, 14, mix(palette.lit, "#d9822b", 0.5), opacity(0.55));
  const reflection = shape(d`M${x} ${y}h30l-20 38h-10z`, "#dfeaf0", opacity(0.2));
  const glass = rect(x, y, 44, 38, lit ? palette.lit : tone("#49616c"));
  return glass + (lit ? glow : reflection) + rect(x - 4, y + 36, 52, 5, tone("#33302c"));
}

function lobby(setting: Setting): string {
  const { palette, tone } = setting;
  const frame = tone("#2f2d2a");
  const glass = rect(LEFT + 330, -62, 330, 62, isDark(setting, 0.85) ? palette.lit : tone("#5d7984"));
  const bars = stroke(d`M${LEFT + 412} 0v-62m82 0v62m82 0v-62`, frame, 5);
  return glass + bars + rect(LEFT + 310, -72, 370, 12, frame);
}
