/** How a list was drawn when it was last in sight. */
export interface ListMemory {
  /** Stretches that were near, by index. */
  readonly near: Set<number>;
  /** How high each stretch was, in CSS pixels by index. */
  readonly heights: Map<number, number>;
  /** Cards that were drawn in full, by id of their stay. */
  readonly drawn: Set<string>;
  /** How high each of them was when it was last seen, in CSS pixels by id. */
  readonly cardHeights: Map<string, number>;
}

const blank = (): ListMemory => ({
  near: new Set(),
  heights: new Map(),
  drawn: new Set(),
  cardHeights: new Map(),
});

const memories = new WeakMap<object, Map<string, ListMemory>>();

/**
 * What is remembered of a list, so that a visitor who comes back finds every card where it was, also when the list is
 * refreshed behind (SR-10).
 *
 * @param request the cached request of the list; its memory lives as long
 * @param look tells lists of the same answer apart: how it is laid out, and which part of it is shown
 */
export function listMemoryOf(request: object, look: string): ListMemory {
  const byVariant = memories.get(request) ?? new Map<string, ListMemory>();
  memories.set(request, byVariant);
  const memory = byVariant.get(look) ?? blank();
  byVariant.set(look, memory);
  return memory;
}

/** Until a stretch was near, in CSS pixels. */
const UNKNOWN_HEIGHT = 3000;

/** How high a far stretch is, in CSS pixels: as it was; if it was never near, as the first, which was. */
export const assumedHeight = ({ heights }: ListMemory, index: number): number =>
  heights.get(index) ?? heights.get(0) ?? UNKNOWN_HEIGHT;

/** Cards that tell how high the others will be. */
const SAMPLE = 24;

/**
 * How high a card will be, in CSS pixels: as it was; if it was never seen, as those that were are on average. undefined =
 * none was.
 */
export function assumedCardHeight({ cardHeights }: ListMemory, id: string): number | undefined {
  const own = cardHeights.get(id);
  if (own !== undefined || cardHeights.size === 0) return own;
  let sum = 0;
  let count = 0;
  for (const height of cardHeights.values()) {
    sum += height;
    count += 1;
    if (count === SAMPLE) break;
  }
  return Math.round(sum / count);
}
