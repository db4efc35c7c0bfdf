import type { Accommodation } from "@stays/domain";
import { assumedHeight, type ListMemory } from "./list-memory.ts";

/** Stretches that are watched, and left out by the browser, as one while they are far. */
const LENGTH = 12;

/** Stretches of the list that follow each other. */
export interface CardBlock {
  /** Index of its first stretch in the list. */
  readonly first: number;
  readonly stretches: readonly (readonly Accommodation[])[];
}

/** The stretches of a list in runs, each in its order. */
export function cardBlocksOf(stretches: CardBlock["stretches"]): readonly CardBlock[] {
  const count = Math.ceil(stretches.length / LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const first = index * LENGTH;
    return { first, stretches: stretches.slice(first, first + LENGTH) };
  });
}

const indexesOf = ({ first, stretches }: CardBlock) => stretches.map((_, position) => first + position);

/** How high the stretches of a far run are together, without the gaps between them, in CSS pixels. */
export const heightOfGroups = (run: CardBlock, memory: ListMemory): number =>
  indexesOf(run).reduce((sum, index) => sum + assumedHeight(memory, index), 0);

/** Whether a run has stretches that were near when the list was last in sight; at first, the beginning of the list. */
export function wasBlockNear(run: CardBlock, { near }: ListMemory): boolean {
  return near.size > 0 ? indexesOf(run).some((index) => near.has(index)) : run.first === 0;
}
