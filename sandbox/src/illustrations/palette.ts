/** The colours of one season at one time of day. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly snow: string;
  readonly shade: string;
  /** Ground in the light and in the shade. */
  readonly ground: readonly [string, string];
  /** Trees near by and far away. */
  readonly tree: readonly [string, string];
  readonly water: readonly [string, string];
  /** A lit window. */
  readonly lit: string;
  /** Daylight, 1 at noon. */
  readonly daylight: number;
  readonly stars?: boolean;
  /** Leaves that have turned. */
  readonly leaves?: readonly string[];
  /** Snow left on the tops outside winter, 0–1. */
  readonly leftSnow?: number;
}
