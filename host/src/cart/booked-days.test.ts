import { basketSize } from "./basket-size.ts";
import { bookedDaysOf } from "./booked-days.ts";

test.each([null, "", [1], { activity: ["x"] }, { activity: "2027-02-06" }])(
  "UP-06 booked days stored as %j are none",
  (stored) => {
    expect(bookedDaysOf(stored)).toEqual({ activity: [], transport: [] });
  },
);

test("CT-05 ruling 55: the badge counts the lines of all groups", () => {
  const line = {
    name: "Cabin",
    start: "2027-02-06T00:00:00",
    end: "2027-02-13T00:00:00",
    persons: [],
    addons: [],
    price: { amount: 1, currency: "SEK" },
  };
  const groups = [
    { name: "A", offerName: null, products: [line, line] },
    { name: "B", offerName: null, products: [line] },
  ];
  expect(basketSize({ groups, total: { amount: 3, currency: "SEK" } })).toBe(3);
  expect(basketSize(null)).toBe(0);
});
