import { screen } from "@testing-library/react";
import { pointFixture } from "./points/point.fixture.ts";

/** A price in Swedish kronor. */
export const sek = (amount: number, originalAmount: number | null = null) => ({
  amount,
  currency: "SEK",
  originalAmount,
});

/** A village with a price, and a cabin without. */
export const points = [
  pointFixture("cbis:1", 62.5, 12.4, { name: "Fjällbyn", price: sek(4185, 4925), nights: 3, count: 14 }),
  pointFixture("cbis:2", 62.9, 12.9, {
    name: "Lillstugan",
    introduction: "Timber cabin by the lake. ".repeat(8),
  }),
];

/** Returns a pin of the map. */
export const pin = (name: RegExp | string) => screen.getByRole("button", { name });
