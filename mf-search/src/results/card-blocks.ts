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
  readonly groups: readonly (readonly Accommodation[])[];
}

/** Splits the card groups of a list into blocks, in order. */
export function cardBlocksOf(groups: CardBlock["groups"]): readonly CardBlock[] {
  const count = Math.ceil(groups.length / LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const first = index * LENGTH;
    return { first, groups: groups.slice(first, first + LENGTH) };
  });
}

const indexesOf = ({ first, groups }: CardBlock) => groups.map((_, position) => first + position);

/** Total height of the groups of a block, without the gaps between them, in CSS pixels. */
export const heightOfGroups = (block: CardBlock, memory: ListMemory): number =>
  indexesOf(block).reduce((sum, index) => sum + assumedHeight(memory, index), 0);

/**
 * Returns whether a block has groups that were near the viewport when the list was last shown. For a new list
 * this is the first block.
 */
export function wasBlockNear(block: CardBlock, { near }: ListMemory): boolean {
  return near.size > 0 ? indexesOf(block).some((index) => near.has(index)) : block.first === 0;
}
