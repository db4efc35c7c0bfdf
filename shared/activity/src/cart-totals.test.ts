import { cartTotals } from "./cart-totals.ts";

const line = (price: number, amount: number, persons: number) => ({
  bookKey: `${price}`,
  name: "",
  price,
  currency: "SEK",
  amount,
  id: "cbis:6001",
  searchId: "a-1",
  dormitoryBed: false,
  persons,
});

test("CT-01 UP-06 a line is unit price times amount; persons are counted alike", () => {
  expect(cartTotals([line(495, 2, 1), line(395, 1, 1)])).toEqual({ total: 1385, persons: 3 });
});

test("TR-03 a departure is one line with all its passengers", () => {
  expect(cartTotals([line(780, 1, 2)])).toEqual({ total: 780, persons: 2 });
});

test("BW-01 nothing chosen is 0", () => {
  expect(cartTotals([])).toEqual({ total: 0, persons: 0 });
});
