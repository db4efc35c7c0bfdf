/** How the tiles in sight are doing. */
export interface TileTally {
  readonly loaded: number;
  readonly failed: number;
}

/** Before any tile was asked for. */
export const noTiles: TileTally = { loaded: 0, failed: 0 };

/** Milliseconds after which a tile server that has sent nothing counts as failing. */
export const TILES_OVERDUE_AFTER = 8000;

/** Is the picture of the map missing: more tiles failed than came, or none came in time (MP-06)? */
export function isPictureMissing({ loaded, failed }: TileTally, isOverdue: boolean): boolean {
  return failed > loaded || (isOverdue && loaded === 0);
}
