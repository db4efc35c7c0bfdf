import type { TempCartItem } from "@stays/domain";

/**
 * The key of an item that is being added or is booked. A book key alone is not unique: it may repeat in another
 * week and for two rates. A stay keeps its key when its search is repeated; any other item belongs to one
 * search.
 */
export function itemKeyOf({ id, bookKey, rate, searchId, stay }: TempCartItem): string {
  const offer = stay ? [stay.start, stay.end, stay.personConfiguration] : [searchId];
  return JSON.stringify([id, bookKey, rate, ...offer]);
}
