import type { Accommodation } from "@stays/domain";
import { assumedHeight, type ListMemory } from "./list-memory.ts";

/**
 * Card groups per block. The browser observes and skips a block as one element while it is far from the
 * viewport.
 */
const LENGTH = 12;

/** Block of consecutive card groups. */
export interface CardBlock {
  /** Index of its first group in the list. */
  readonly first: number;
  readonly stretches: readonly (readonly Accommodation[])[];
}

/** Splits the card groups of a list into blocks, in order. */
export function cardBlocksOf(stretches: CardBlock["stretches"]): readonly CardBlock[] {
  const count = Math.ceil(stretches.length / LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const first = index * LENGTH;
    return { first, stretches: stretches.slice(first, first + LENGTH) };
  });
}

const indexesOf = ({ first, stretches }: CardBlock) => stretches.map((_, position) => first + position);

/** Total height of the groups of a block, without the gaps between them, in CSS pixels. */
export const heightOfGroups = (run: CardBlock, memory: ListMemory): number =>
  indexesOf(run).reduce((sum, index) => sum + assumedHeight(memory, index), 0);

/**
 * Returns whether a block has groups that were near the viewport when the list was last shown. For a new list
 * this is the first block.
 */
export function wasBlockNear(run: CardBlock, { near }: ListMemory): boolean {
  return near.size > 0 ? indexesOf(run).some((index) => near.has(index)) : run.first === 0;
}
