import { median } from "../median.mjs";

/** Highest ratio of the last third's memory to the middle third's that still counts as flat. */
const TOLERANCE = 1.05;

/**
 * Whether memory has stopped growing. Caches fill during the first third; growth after it is a leak.
 *
 * @param {readonly import("./memory.mjs").Memory[]} samples in order of time
 */
export function flatness(samples) {
  const third = Math.floor(samples.length / 3);
  const heaps = samples.map(({ heap, workers, external }) => heap + workers + external);
  const before = median(heaps.slice(third, -third));
  const after = median(heaps.slice(-third));
  return { before, after, isFlat: after <= before * TOLERANCE };
}
