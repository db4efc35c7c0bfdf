/** Whether one more request is allowed for a key in the current minute. */
export type RateLimit = (key: string) => boolean;

const MINUTE = 60_000;

/**
 * Creates a rate limit per minute. The counters are cleared each minute, so the memory is bounded by one
 * minute's visitors.
 *
 * @param perKey allowed for one key
 * @param inAll allowed for all keys together
 * @param now milliseconds since any fixed moment
 */
export function createRateLimit(
  perKey: number,
  inAll: number,
  now: () => number = () => performance.now(),
): RateLimit {
  let counts = new Map<string, number>();
  let total = 0;
  let endsAt = Number.NEGATIVE_INFINITY;
  return (key) => {
    if (now() >= endsAt) {
      counts = new Map();
      total = 0;
      endsAt = now() + MINUTE;
    }
    const count = counts.get(key) ?? 0;
    if (count >= perKey || total >= inAll) return false;
    counts.set(key, count + 1);
    total += 1;
    return true;
  };
}
