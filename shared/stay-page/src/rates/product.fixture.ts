import type { Product } from "@stays/domain";

/** A rate of 700 SEK for two adults, 6 to 13 February 2027. */
export const productFixture = (part: Partial<Product> = {}): Product => ({
  bookingKey: "k1",
  price: {
    amount: 700,
    originalAmount: null,
    currency: "SEK",
    start: "2027-02-06",
    end: "2027-02-13",
    totalPersons: 2,
  },
  personConfiguration: { adults: 2, childrenAges: [] },
  includedAddons: [],
  bookingConditions: null,
  discount: null,
  offer: null,
  ...part,
});
