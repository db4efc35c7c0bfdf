import type { Product } from "./entities.ts";
import { sameRate } from "./same-rate.ts";

const guests = { adults: 2, childrenAges: [7] };
const linen = [{ name: "Linen", amount: 2 }];

const product = (bookingKey: string, name: string | null, more: Partial<Product> = {}): Product => ({
  bookingKey,
  price: {
    amount: 100,
    originalAmount: null,
    currency: "SEK",
    start: "2027-02-06",
    end: "2027-02-13",
    totalPersons: 3,
  },
  personConfiguration: guests,
  includedAddons: [],
  bookingConditions: name === null ? null : { name, terms: "" },
  discount: null,
  offer: null,
  ...more,
});
const saving = (name: string): Partial<Product> => ({ discount: { name, description: null } });

const plain = { personConfiguration: guests, includedAddons: [], bookingConditions: null, discount: null };
const flexible = { ...plain, bookingConditions: { name: "Flexible", terms: "<p>Other words</p>" } };

test("ruling 165 a rate is found in another answer by its conditions, extras and guests", () => {
  const products = [
    product("a", "Flexible", { personConfiguration: { adults: 2, childrenAges: [] } }),
    product("b", "Flexible", { includedAddons: linen }),
    product("c", "Flexible", saving("Code of the winter")),
    product("d", "Pay now"),
  ];
  expect(sameRate(products, flexible)?.bookingKey).toBe("c");
  expect(sameRate(products, { ...flexible, includedAddons: linen })?.bookingKey).toBe("b");
  expect(sameRate(products, plain)).toBeNull();
});

test("ruling 165 of several rates with the same conditions the discount decides; equal ones are not guessed", () => {
  const products = [product("a", null, saving("Early bird")), product("b", null), product("c", null)];
  expect(sameRate(products, { ...plain, discount: { name: "Early bird" } })?.bookingKey).toBe("a");
  expect(sameRate(products, plain)).toBeNull();
});
