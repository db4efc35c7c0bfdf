/** A frame that a visitor sees as a jerk, in milliseconds: more than three of 16.7, which clocks round up. */
const SLOW = 50.5;

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Frames by the milliseconds between them: how many a second, and the slow ones.
 *
 * @param {number[]} intervals
 */
export function framesOf(intervals) {
  const sorted = [...intervals].sort((one, other) => one - other);
  const sum = intervals.reduce((all, one) => all + one, 0);
  return {
    frames: intervals.length,
    perSecond: (intervals.length / sum) * 1000,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    worst: sorted.at(-1) ?? 0,
    slow: intervals.filter((interval) => interval > SLOW).length,
  };
}
