/**
 * @param {readonly number[]} values at least one
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = sorted.slice(middle - 1 + (sorted.length % 2), middle + 1);
  return sorted.length % 2 ? low : (low + high) / 2;
}
