import type { Product } from "@stays/stay";
import { rateNames, spokenRate } from "./rate-names.ts";

const rate = (addons: readonly string[], condition: string | null = null): Product =>
  ({
    includedAddons: addons.map((name) => ({ name, amount: 1 })),
    bookingConditions: condition === null ? null : { name: condition, terms: "" },
    offer: null,
    discount: null,
  }) as unknown as Product;

test("HO-03 each rate of a room can be told from the others: by its name, else by what it includes, else by its price", () => {
  expect(rateNames([rate([], "Flexible"), rate(["Breakfast"], "Early bird")], "Standard rate")).toEqual([
    "Flexible",
    "Early bird",
  ]);
  const unnamed = [rate(["Breakfast"]), rate([]), rate(["Breakfast", "Dinner"])];
  expect(rateNames(unnamed, "Standard rate")).toEqual([
    "Standard rate + Breakfast",
    "Standard rate",
    "Standard rate + Breakfast + Dinner",
  ]);
  const alike = rateNames([rate([]), rate([])], "Standard rate");
  expect(spokenRate(alike, "Standard rate", "Standard rate, SEK 900")).toBe("Standard rate, SEK 900");
  expect(spokenRate(["Flexible", "Early bird"], "Flexible", "Flexible, SEK 900")).toBe("Flexible");
});
