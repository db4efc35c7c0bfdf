import { distance } from "fastest-levenshtein";

/** Most letters that a misspelt name may differ by. */
const MOST_DIFFERENCES = 2;

/**
 * The name that a misspelt one most likely means.
 *
 * @param {string} name as typed
 * @param {readonly string[]} known
 * @returns {string | null} null when none is close
 */
export function closestName(name, known) {
  const [closest] = known
    .map((one) => ({ one, differences: distance(name.toLowerCase(), one) }))
    .sort((a, b) => a.differences - b.differences);
  return closest && closest.differences <= MOST_DIFFERENCES ? closest.one : null;
}
