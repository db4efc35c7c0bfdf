import type { Product } from "@stays/domain";
import { rateNames } from "./rate-names.ts";

const rate = (addons: readonly string[], condition: string | null = null, part: object = {}): Product =>
  ({
    includedAddons: addons.map((name) => ({ name, amount: 1 })),
    bookingConditions: condition === null ? null : { name: condition, terms: "" },
    offer: null,
    discount: null,
    personConfiguration: { adults: 2, childrenAges: [] },
    price: { amount: 900 },
    ...part,
  }) as unknown as Product;

const words: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => string>> = {
  standardRate: () => "Standard rate",
  adults: ({ count }) => `${count} adults`,
  rateOfSeveral: ({ name, n, total }) => `${name}, option ${n} of ${total}`,
};
const t = (key: string, values: Readonly<Record<string, unknown>> = {}) => words[key]?.(values) ?? key;

test("HO-03 each rate of a room can be told from the others: by its name, else by what it includes, else by its place", () => {
  expect(rateNames([rate([], "Flexible"), rate(["Breakfast"], "Early bird")], t)).toEqual([
    "Flexible",
    "Early bird",
  ]);
  const unnamed = [rate(["Breakfast"]), rate([]), rate(["Breakfast", "Dinner"])];
  expect(rateNames(unnamed, t)).toEqual([
    "Standard rate + Breakfast",
    "Standard rate",
    "Standard rate + Breakfast + Dinner",
  ]);
  expect(rateNames([rate([], "Flexible"), rate([]), rate([], "Flexible")], t)).toEqual([
    "Flexible, option 1 of 2",
    "Standard rate",
    "Flexible, option 2 of 2",
  ]);
});

test("HO-03 rates of one name are called by what differs: the offer, the discount, the guests", () => {
  const flexible = (part: object) => rate([], "Flexible", part);
  expect(rateNames([flexible({ offer: { name: "Ski week" } }), flexible({})], t)).toEqual([
    "Flexible, Ski week",
    "Flexible",
  ]);
  expect(
    rateNames([flexible({ discount: { name: "Early" } }), flexible({ discount: { name: "Last" } })], t),
  ).toEqual(["Flexible, Early", "Flexible, Last"]);
  const three = { personConfiguration: { adults: 3, childrenAges: [] } };
  expect(rateNames([flexible({}), flexible(three)], t)).toEqual(["Flexible, 2 adults", "Flexible, 3 adults"]);
});

test("HO-03 where only the price differs it is in the name, if the name must be understood without it", () => {
  const rates = [rate([], "Flexible"), rate([], "Flexible", { price: { amount: 700 } })];
  expect(rateNames(rates, t)).toEqual(["Flexible, option 1 of 2", "Flexible, option 2 of 2"]);
  expect(rateNames(rates, t, ({ price }) => `SEK ${price.amount}`)).toEqual([
    "Flexible, SEK 900",
    "Flexible, SEK 700",
  ]);
});
