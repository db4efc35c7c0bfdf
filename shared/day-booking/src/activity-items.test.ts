import fc from "fast-check";
import { cartTotals, createActivityItem } from "./activity-items.ts";

const of = { activity: { id: "cbis:6001", name: "Ski school" }, searchId: "a-1" };
const line = (price: number, amount: number, persons: number) =>
  createActivityItem(
    of,
    { bookKey: `${price}`, price: { amount: price, currency: "SEK" } },
    { amount, persons },
  );

test("BW-01 TR-03 ruling 33 a line has the price of one, the amount and the search that it belongs to", () => {
  expect(line(495, 2, 1)).toEqual({
    bookKey: "495",
    name: "Ski school",
    price: 495,
    currency: "SEK",
    amount: 2,
    id: "cbis:6001",
    searchId: "a-1",
    dormitoryBed: false,
    persons: 1,
  });
});

test("ruling 100 prices of one and their total have decimals where the rounded ones do not add up", () => {
  const inDinar = (price: number, amount: number) => ({ ...line(price, amount, 1), currency: "KWD" });
  // 3 + 3 is not 7.
  expect(cartTotals([inDinar(3.4, 2)]).isExact).toBe(true);
  expect(cartTotals([inDinar(3.4, 1)]).isExact).toBe(false);
  expect(cartTotals([inDinar(4, 3), inDinar(3.25, 1)]).isExact).toBe(false);
});

test("CT-01 UP-06 the total of any currency is its decimals exactly", () => {
  const decimals = fc.constantFrom(0, 1, 2, 3);
  const lines = fc.array(fc.record({ minor: fc.nat(5_000_000), amount: fc.integer({ min: 1, max: 30 }) }));
  fc.assert(
    fc.property(decimals, lines, (digits, all) => {
      const unit = 10 ** digits;
      const items = all.map(({ minor, amount }) => line(minor / unit, amount, 1));
      const exact = all.reduce((sum, { minor, amount }) => sum + minor * amount, 0);
      expect(cartTotals(items).total).toBe(exact / unit);
    }),
  );
});
