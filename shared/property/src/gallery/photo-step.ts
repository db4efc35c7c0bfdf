/** Pixels that a finger must travel for a swipe. */
const SWIPE = 40;

/** The photo some steps on, round and round. */
export function photoAfter(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** 1 for a swipe to the left (next), -1 to the right, 0 for a touch that is no swipe. Pixels. */
export function swipeStep(from: number | null, to: number | null): -1 | 0 | 1 {
  if (from === null || to === null || Math.abs(to - from) < SWIPE) return 0;
  return to < from ? 1 : -1;
}
