import type { Addon, BookItem } from "@stays/domain";

/** Returns an extra for tests. */
export function addonFixture(addonId: number, name: string, more: Partial<Addon> = {}): Addon {
  return {
    addonId,
    bookItemId: 90011,
    name,
    maximumUnits: 3,
    price: { amount: 100, currency: "SEK" },
    content: { images: [], information: [] },
    ...more,
  };
}

/** Returns a booked item with extras, for tests. */
export function bookItemFixture(addons: readonly Addon[], more: Partial<BookItem> = {}): BookItem {
  return { bookItemId: 90011, productName: "Cabin Pine", addons, groups: [], ...more };
}
