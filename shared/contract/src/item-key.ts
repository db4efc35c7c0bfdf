import type { TempCartItem } from "@stays/domain";

/**
 * The identity of an item in `phases` and `bookItemIds`: book keys alone may be repeated in another week, and for two
 * rates. A stay keeps its key when its search is repeated; any other item belongs to one search.
 */
export function itemKeyOf({ id, bookKey, rate, searchId, stay }: TempCartItem): string {
  const offer = stay ? [stay.start, stay.end, stay.personConfiguration] : [searchId];
  return JSON.stringify([id, bookKey, rate, ...offer]);
}
