import type { BasketProduct } from "@stays/domain";
import { basketFixture, basketLineFixture, sek } from "./basket.fixture.ts";
import { isInBasket, readBasketLines } from "./basket-lines.ts";

const WEEK = { start: "2026-12-05T00:00:00", end: "2026-12-12T00:00:00" };
const NEXT_WEEK = { start: "2026-12-12T00:00:00", end: "2026-12-19T00:00:00" };

const line = (price: number, week = WEEK, name = "Cabin Pine") =>
  basketLineFixture({ name, ...week, price: sek(price) });
const sent = (price: number, start = "2026-12-05", end: string | null = "2026-12-12") => ({
  start,
  end,
  price,
});
const swedish = line(4185, WEEK, "Stuga Tall");

/** What was in the basket before (undefined = not known), what is in it now, what was sent, and whether it landed. */
test.each([
  ["a new line with its dates and price", [line(500)], [line(500), line(4185)], [sent(4185)], true],
  ["a new line under another name", [], [line(8370, WEEK, "2 × Cabin Pine")], [sent(8370)], true],
  ["an activity: the line starts on its day", [], [line(500)], [sent(500, "2026-12-05", null)], true],
  ["an activity of another day", [], [line(500)], [sent(500, "2026-12-06", null)], false],
  ["no new line", [line(4185)], [line(4185)], [sent(4185)], false],
  ["no new line, read in another language", [line(4185)], [swedish], [sent(4185)], false],
  ["a new line of other dates", [], [line(4185, NEXT_WEEK)], [sent(4185)], false],
  ["a new line of its dates at another price", [], [line(3900)], [sent(4185)], null],
  ["a line that the online site has removed meanwhile", [line(500)], [line(4185)], [sent(4185)], true],
  ["the same stay a second time", [line(4185)], [line(4185), line(4185)], [sent(4185)], true],
  ["several items, as many lines", [], [line(1), line(2)], [sent(1), sent(2)], true],
  ["several items, fewer lines", [], [line(1)], [sent(1), sent(2)], false],
  ["a line like it that may be older", undefined, [line(4185)], [sent(4185)], null],
  ["no line like it", undefined, [line(4185, NEXT_WEEK)], [sent(4185)], false],
  ["a price times an amount, with its binary fractions", [], [line(500.175)], [sent(166.725 * 3)], true],
  ["a price that differs by a thousandth", [], [line(500.174)], [sent(166.725 * 3)], null],
] as const)("CT-02 EC-16 %s", (_, before, after, items, expected) => {
  const linesOf = (products: readonly BasketProduct[]) =>
    readBasketLines(basketFixture("Somewhere", ...products));
  expect(isInBasket(before ? linesOf(before) : null, linesOf(after), items)).toBe(expected);
});

test("CT-02 a missing basket has no lines", () => {
  expect(readBasketLines(null)).toEqual([]);
});
