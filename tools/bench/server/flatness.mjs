import { median } from "../median.mjs";

/** What counts as flat: heaps of the last third against the one before it. */
const TOLERANCE = 1.05;

/**
 * Whether memory has stopped growing: caches fill in the first third, what grows on after it is a leak.
 *
 * @param {readonly import("./memory.mjs").Memory[]} samples in the order in which they were taken
 */
export function flatness(samples) {
  const third = Math.floor(samples.length / 3);
  const heaps = samples.map(({ heap, workers, external }) => heap + workers + external);
  const before = median(heaps.slice(third, -third));
  const after = median(heaps.slice(-third));
  return { before, after, isFlat: after <= before * TOLERANCE };
}
