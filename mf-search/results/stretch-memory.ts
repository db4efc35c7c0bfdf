import type { Accommodation } from "@stays/stay";

/** How a list was drawn when it was last in sight: which stretches in full, and how high each was. */
export interface StretchMemory {
  readonly near: Set<number>;
  /** CSS pixels by index. */
  readonly heights: Map<number, number>;
}

const memories = new WeakMap<Accommodation, Map<string, StretchMemory>>();

/**
 * What is remembered of the list that begins with a stay of an answer, whoever comes back finds every card where it
 * stood (SR-10). Lives as long as the answer.
 *
 * @param look tells lists of the same answer apart: how it is laid out, and which part of it is shown
 */
export function stretchMemoryOf(first: Accommodation, look: string): StretchMemory {
  const byLook = memories.get(first) ?? new Map<string, StretchMemory>();
  memories.set(first, byLook);
  const memory = byLook.get(look) ?? { near: new Set(), heights: new Map() };
  byLook.set(look, memory);
  return memory;
}
