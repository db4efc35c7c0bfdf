/** What a list looked like when it was last shown. */
export interface ListMemory {
  /** Groups that were near the viewport, by index. */
  readonly near: Set<number>;
  /** Height of each group, in CSS pixels by index. */
  readonly heights: Map<number, number>;
}

const memories = new WeakMap<object, Map<string, ListMemory>>();

/**
 * Returns the memory of a list. A visitor who comes back finds every card where it was, even if the list is
 * refetched in the background (SR-10).
 *
 * @param cached cached query of the list; the memory lives as long as the query
 * @param key key of one list of the query: the variant, and the part of the answer that is shown
 */
export function listMemoryOf(cached: object, key: string): ListMemory {
  const byVariant = memories.get(cached) ?? new Map<string, ListMemory>();
  memories.set(cached, byVariant);
  const memory = byVariant.get(key) ?? { near: new Set(), heights: new Map() };
  byVariant.set(key, memory);
  return memory;
}

/** Height of a group before any was measured, in CSS pixels. */
const UNKNOWN_HEIGHT = 3000;

/**
 * Height of a group far from the viewport, in CSS pixels: its own last height, else that of the first group,
 * which was measured.
 */
export const assumedHeight = ({ heights }: ListMemory, index: number): number =>
  heights.get(index) ?? heights.get(0) ?? UNKNOWN_HEIGHT;
