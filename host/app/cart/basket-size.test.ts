import { line, money } from "./basket.fixture.ts";
import { basketSize } from "./basket-size.ts";

test("CT-05 ruling 55: the badge counts the lines of all groups", () => {
  const groups = [
    { name: "A", offerName: null, products: [line, line] },
    { name: "B", offerName: null, products: [line] },
  ];
  expect(basketSize({ groups, total: money })).toBe(3);
  expect(basketSize(null)).toBe(0);
});
