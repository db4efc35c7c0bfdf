import { lighter } from "../colour.ts";
import { isDark } from "../lamplight.ts";
import type { Setting } from "../setting.ts";
import { repeat } from "../svg.ts";
import { pane } from "../window.ts";

export interface WindowGrid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY?: number;
  readonly width: number;
  readonly height: number;
  readonly trim: string;
  readonly bars?: 0 | 1 | 2;
}

/** Whether a room's window is lit: most are after dark. */
export const roomLit = (setting: Setting): boolean => setting.random.chance(isDark(setting) ? 0.72 : 0.22);

export const roofSnow = ({ palette }: Setting): string => lighter(palette.ground[0], 0.3 * palette.daylight);

/** Rows of identical windows. */
export function windowGrid(setting: Setting, grid: WindowGrid): string {
  const { width, height, trim, bars = 1 } = grid;
  return repeat(grid.rows, (row) =>
    repeat(grid.columns, (column) => {
      const x = grid.x + column * grid.stepX;
      const y = grid.y + row * (grid.stepY ?? 0);
      return pane(setting, { x, y, width, height, lit: roomLit(setting), trim, bars });
    }),
  );
}
