/** Most letters that a misspelt name may differ by. */
const MOST_DIFFERENCES = 2;

/**
 * Levenshtein distance: letters to insert, delete or replace until one text equals the other.
 *
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

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
