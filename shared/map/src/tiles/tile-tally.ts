/** Load results of the visible tiles. */
export interface TileTally {
  readonly loaded: number;
  readonly failed: number;
}

/** The tally before any tile request. */
export const noTiles: TileTally = { loaded: 0, failed: 0 };

/** Milliseconds after which a tile server without any response counts as failing. */
export const TILES_OVERDUE_AFTER = 8000;

/** Whether the map has no picture: more tiles failed than loaded, or none loaded in time (MP-06). */
export function isPictureMissing({ loaded, failed }: TileTally, isOverdue: boolean): boolean {
  return failed > loaded || (isOverdue && loaded === 0);
}
