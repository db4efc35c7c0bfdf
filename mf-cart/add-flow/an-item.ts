import type { TempCartItem } from "@stays/stay";

/** A temporary cart item for tests. */
export function anItem(more: Partial<TempCartItem> = {}): TempCartItem {
  return {
    bookKey: "BK-1",
    name: "Cabin Pine",
    price: 4185,
    currency: "SEK",
    amount: 1,
    id: "cbis:3001",
    searchId: "s-1",
    dormitoryBed: false,
    persons: 2,
    ...more,
  };
}
