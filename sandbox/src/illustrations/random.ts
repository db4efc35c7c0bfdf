import { nth } from "./nth.ts";

/** Seeded random numbers: the same seed draws the same picture on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  value(): number;
  upTo(most: number): number;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** FNV-1a: hashes text to an unsigned 32-bit number. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0);
    sum = Math.imul(sum, 16777619);
  }
  return sum >>> 0;
}

/** Mulberry32, small and uniform enough for pictures. */
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomOf(seed: string): Random {
  const value = mulberry(hash(seed));
  for (let warmUp = 0; warmUp < 4; warmUp++) value();
  const between = (least: number, most: number) => least + (most - least) * value();
  return {
    value,
    between,
    upTo: (most) => value() * most,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    pick: (items) => nth(items, Math.floor(value() * items.length)),
    chance: (probability) => value() < probability,
  };
}
