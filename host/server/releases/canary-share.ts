import { createHash } from "node:crypto";

const RANGE = 2 ** 32;

/**
 * Whether a visitor is among those who get a canary. The same visitor gets the same answer each time, keeps the canary
 * when its share grows, and is drawn anew for the next one.
 *
 * @param visitor what the visitor is recognised by
 * @param release such as `mf-search/1.1.0`
 * @param percent share of the visitors
 */
export function isInCanary(visitor: string, release: string, percent: number): boolean {
  const draw = createHash("sha256").update(`${release} ${visitor}`).digest().readUInt32BE(0);
  return (draw / RANGE) * 100 < percent;
}
