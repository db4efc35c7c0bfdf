/** The colours of one season at one time of day. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly snow: string;
  readonly shade: string;
  /** Ground in light and in shade. */
  readonly ground: readonly [string, string];
  /** Near and distant trees. */
  readonly tree: readonly [string, string];
  readonly water: readonly [string, string];
  /** A lit window. */
  readonly lit: string;
  /** Daylight, 1 at noon. */
  readonly daylight: number;
  readonly stars?: boolean;
  /** Colours of autumn leaves. */
  readonly leaves?: readonly string[];
  /** Snow that stays on the tops outside winter, 0–1. */
  readonly leftSnow?: number;
}
