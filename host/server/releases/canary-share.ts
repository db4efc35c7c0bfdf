import { createHash } from "node:crypto";

const RANGE = 2 ** 32;

/**
 * Whether a visitor gets a canary. The result is stable per visitor and release: a visitor keeps the canary
 * when its share grows. The next canary draws again.
 *
 * @param visitor id from the visitor's cookie
 * @param release such as `mf-search/1.1.0`
 * @param percent share of the visitors
 */
export function isInCanary(visitor: string, release: string, percent: number): boolean {
  const draw = createHash("sha256").update(`${release} ${visitor}`).digest().readUInt32BE(0);
  return (draw / RANGE) * 100 < percent;
}
