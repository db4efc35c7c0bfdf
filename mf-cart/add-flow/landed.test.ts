import type { Basket } from "@stays/stay";
import { anItem } from "./an-item.ts";
import { hasLanded } from "./landed.ts";

const price = { amount: 1, currency: "SEK" };
const basketOf = (...names: string[]): Basket => ({
  total: price,
  groups: names.map((name) => ({
    name: "Somewhere",
    offerName: null,
    products: [{ name, start: "", end: "", persons: [], addons: [], price }],
  })),
});
const items = [anItem({ name: "Cabin Pine" })];

test("CT-02 a new line of that name: it landed", () => {
  expect(hasLanded(basketOf("Ski school"), basketOf("Ski school", "Cabin Pine"), items)).toBe(true);
});

test("CT-02 no new line, or one of another name: it did not", () => {
  expect(hasLanded(basketOf("Cabin Pine"), basketOf("Cabin Pine"), items)).toBe(false);
  expect(hasLanded(basketOf(), basketOf("Ski school"), items)).toBe(false);
});

test("CT-02 no basket before is an empty one; a basket never seen tells nothing", () => {
  expect(hasLanded(null, basketOf("Cabin Pine"), items)).toBe(true);
  expect(hasLanded(undefined, basketOf("Cabin Pine"), items)).toBe(false);
});

test("CT-02 a basket that is refused holds nothing", () => {
  expect(hasLanded(null, { code: 404, message: "Basket not created" }, items)).toBe(false);
});
