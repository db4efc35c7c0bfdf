import type { Position } from "./stay.ts";

/** Seeded random numbers: the same seed gives the same world. */
export type Random = ReturnType<typeof createRandom>;

/** Returns a number in [0, 1) that depends only on its two inputs. */
export function chanceAt(seed: number, position: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(position + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Hashes a text to a whole number. */
export function hashSeed(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** Creates random numbers with a text as the seed. */
export function createRandom(text: string) {
  const seed = hashSeed(text);
  let position = 0;
  /** In [0, 1). */
  const next = () => chanceAt(seed, position++);
  /** A whole number, both ends included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new Error(`Nothing to pick from for ${text}`);
    return entry;
  };
  /** Returns `count` distinct entries in random order. */
  const sample = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((entry) => ({ entry, order: next() }))
      .sort((left, right) => left.order - right.order)
      .slice(0, count)
      .map(({ entry }) => entry);
  return { next, int, pick, sample, chance: (probability: number) => next() < probability };
}

/** Returns a position near another one, the same for an id; `spread` in degrees of latitude. */
export function around(centre: Position, id: number, spread: number): Position {
  const angle = chanceAt(id, 11) * 2 * Math.PI;
  const distance = Math.sqrt(chanceAt(id, 12)) * spread;
  return {
    latitude: rounded(centre.latitude + distance * Math.sin(angle)),
    longitude: rounded(centre.longitude + distance * 2 * Math.cos(angle)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
