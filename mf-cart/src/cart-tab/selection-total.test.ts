import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { linePrice, selectionTotal } from "./selection-total.ts";

test("CT-01 a line's price is unit price times amount", () => {
  expect(linePrice(cartItemFixture({ price: 450, amount: 3 }))).toEqual({ amount: 1350, currency: "SEK" });
});

test("CT-01 the total sums units and prices of all lines, and is none without lines", () => {
  const items = [
    cartItemFixture({ bookKey: "a", price: 5460 }),
    cartItemFixture({ bookKey: "b", price: 2320, amount: 2 }),
  ];
  expect(selectionTotal(items)).toEqual({ units: 3, price: { amount: 10100, currency: "SEK" } });
  expect(selectionTotal([])).toBeNull();
});
