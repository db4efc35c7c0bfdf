import type { ResultVariant } from "@stays/contract";
import type { Accommodation } from "@stays/stay";

/** How a list was drawn when it was last in sight: which stretches in full, and how high each was. */
export interface StretchMemory {
  readonly near: Set<number>;
  /** CSS pixels by index. */
  readonly heights: Map<number, number>;
}

const memories = new WeakMap<Accommodation, Map<ResultVariant, StretchMemory>>();

/**
 * What is remembered of the list that begins with a stay of an answer, by its look: whoever comes back finds every
 * card where it stood (SR-10). Lives as long as the answer.
 */
export function stretchMemoryOf(first: Accommodation, variant: ResultVariant): StretchMemory {
  const byVariant = memories.get(first) ?? new Map<ResultVariant, StretchMemory>();
  memories.set(first, byVariant);
  const memory = byVariant.get(variant) ?? { near: new Set(), heights: new Map() };
  byVariant.set(variant, memory);
  return memory;
}
