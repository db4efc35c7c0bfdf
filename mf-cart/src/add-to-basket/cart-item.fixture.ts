import type { ItemStay, TempCartItem } from "@stays/domain";

/** Returns a temporary cart item for tests. */
export function cartItemFixture(more: Partial<TempCartItem> = {}): TempCartItem {
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

/** Returns a week for two adults in a hotel, for tests. */
export function itemStayFixture(more: Partial<ItemStay> = {}): ItemStay {
  return {
    propertyName: "Hotel Ridge",
    start: "2027-02-06",
    end: "2027-02-13",
    personConfiguration: { adults: 2, childrenAges: [] },
    includedAddons: [],
    bookingConditions: null,
    ...more,
  };
}
