/**
 * Shortest interval that a visitor sees as a jerk, in milliseconds: three frames of 16.7, rounded up by the
 * clock.
 */
const SLOW = 50.5;

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Summarises the intervals between frames, in milliseconds: frames a second, and slow frames.
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
