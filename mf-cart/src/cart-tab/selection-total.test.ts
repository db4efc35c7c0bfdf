import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { selectionTotal } from "./selection-total.ts";

test("CT-01 the total sums units and prices of all lines, and is none without lines", () => {
  const items = [
    cartItemFixture({ bookKey: "a", price: 5460 }),
    cartItemFixture({ bookKey: "b", price: 2320, amount: 2 }),
  ];
  expect(selectionTotal(items)).toEqual({
    units: 3,
    price: { amount: 10100, currency: "SEK" },
    isExact: false,
    nights: null,
  });
  expect(selectionTotal([])).toBeNull();
});

test("CT-01 ruling 100 lines whose rounded prices don't make their total are shown with their decimals", () => {
  const line = cartItemFixture({ price: 3.4, currency: "KWD" });
  expect(selectionTotal([line])?.isExact).toBe(false);
  expect(selectionTotal([line, { ...line, bookKey: "b" }])?.isExact).toBe(true);
});

test("CT-01 the total has nights where all lines have the same number of them", () => {
  const week = cartItemFixture({ bookKey: "a", stay: itemStayFixture() });
  const weekend = cartItemFixture({
    bookKey: "b",
    stay: itemStayFixture({ start: "2027-02-12", end: "2027-02-14" }),
  });
  expect(selectionTotal([week, { ...week, bookKey: "c" }])?.nights).toBe(7);
  expect(selectionTotal([week, weekend])?.nights).toBeNull();
  expect(selectionTotal([week, cartItemFixture({ bookKey: "d" })])?.nights).toBeNull();
});
