import type { Product } from "@stays/stay";
import { rateNames } from "./rate-names.ts";

const rate = (addons: readonly string[], condition: string | null = null): Product =>
  ({
    includedAddons: addons.map((name) => ({ name, amount: 1 })),
    bookingConditions: condition === null ? null : { name: condition, terms: "" },
    offer: null,
    discount: null,
  }) as unknown as Product;

const t = (key: string, { name, n, total }: Readonly<Record<string, unknown>> = {}) =>
  key === "standardRate" ? "Standard rate" : `${name}, option ${n} of ${total}`;

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
