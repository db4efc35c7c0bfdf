/** Card of an item in a list, in CSS pixels below the upper edge of the list. */
export interface CardBox {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Positions of elements are fractions of pixels. */
const TOLERANCE = 1;

/** Whether a card is visible from its start, and wholly unless it is taller than the visible part. */
const isVisible = ({ start, end }: CardBox, height: number): boolean =>
  start >= -TOLERANCE && Math.min(end, start + height) <= height + TOLERANCE;

/**
 * Returns the item of a list whose pin is marked on the map: the selected one while its card is visible, else the
 * first whose card is, else the one whose card is at the upper edge.
 *
 * @param cards in their order in the list
 * @param height of the visible part of the list, in CSS pixels
 * @returns null = the list has no cards
 */
export function findActiveItem(
  cards: readonly CardBox[],
  height: number,
  selectedId: string | null,
): string | null {
  const visible = cards.filter((card) => isVisible(card, height));
  const selected = visible.find(({ id }) => id === selectedId);
  return (selected ?? visible[0] ?? cards.find(({ end }) => end > 0))?.id ?? null;
}
