/** Whether one more request is allowed for a key in the current minute. */
export type RateLimit = (key: string) => boolean;

const MINUTE = 60_000;

/**
 * Creates a rate limit per minute. The counters are cleared each minute, so the memory is bounded by one
 * minute's visitors.
 *
 * @param perKey allowed for one key
 * @param inAll allowed for all keys together
 */
export function createRateLimit(perKey: number, inAll: number): RateLimit {
  let counts = new Map<string, number>();
  let total = 0;
  let endsAt = Number.NEGATIVE_INFINITY;
  return (key) => {
    if (performance.now() >= endsAt) {
      counts = new Map();
      total = 0;
      endsAt = performance.now() + MINUTE;
    }
    const count = counts.get(key) ?? 0;
    if (count >= perKey || total >= inAll) return false;
    counts.set(key, count + 1);
    total += 1;
    return true;
  };
}
