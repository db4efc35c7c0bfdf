import type { Basket } from "@stays/domain";
import { basketFixture, basketLineFixture, sek } from "./basket.fixture.ts";
import { isInBasket, readBasketLines } from "./basket-lines.ts";

const WEEK = { start: "2026-12-05T00:00:00", end: "2026-12-12T00:00:00" };
const NEXT_WEEK = { start: "2026-12-12T00:00:00", end: "2026-12-19T00:00:00" };

const line = (price: number, week = WEEK, name = "Cabin Pine") =>
  basketLineFixture({ name, ...week, price: sek(price) });
const makeBasket = (...products: ReturnType<typeof line>[]) => basketFixture("Somewhere", ...products);
const sent = (price: number, start = "2026-12-05", end: string | null = "2026-12-12") => ({
  start,
  end,
  price,
});
const landed = (before: Basket | null | undefined, after: Basket, ...items: ReturnType<typeof sent>[]) =>
  isInBasket(before === undefined ? null : readBasketLines(before), readBasketLines(after), items);

test("CT-02 a new line with its dates and price, under whatever name: it landed", () => {
  expect(landed(makeBasket(line(500)), makeBasket(line(500), line(4185)), sent(4185))).toBe(true);
  expect(landed(null, makeBasket(line(8370, WEEK, "2 × Cabin Pine")), sent(8370))).toBe(true);
});

test("CT-02 an activity has no end of its own: the line starts on its day", () => {
  expect(landed(null, makeBasket(line(500)), sent(500, "2026-12-05", null))).toBe(true);
  expect(landed(null, makeBasket(line(500)), sent(500, "2026-12-06", null))).toBe(false);
});

test("CT-02 no new line: it did not, also when the basket is now read in another language", () => {
  expect(landed(makeBasket(line(4185)), makeBasket(line(4185)), sent(4185))).toBe(false);
  expect(landed(makeBasket(line(4185)), makeBasket(line(4185, WEEK, "Stuga Tall")), sent(4185))).toBe(false);
});

test("CT-02 a new line of other dates is not it, whatever it costs", () => {
  expect(landed(null, makeBasket(line(4185, NEXT_WEEK)), sent(4185))).toBe(false);
  expect(landed(makeBasket(line(500)), makeBasket(line(500), line(4185, NEXT_WEEK)), sent(4185))).toBe(false);
});

test("CT-02 a new line of its dates at another price: it cannot be told", () => {
  expect(landed(null, makeBasket(line(3900)), sent(4185))).toBeNull();
});

test("CT-02 a line that was removed on the online site meanwhile does not hide the new one", () => {
  expect(landed(makeBasket(line(500)), makeBasket(line(4185)), sent(4185))).toBe(true);
});

test("CT-02 the same stay a second time is a new line", () => {
  expect(landed(makeBasket(line(4185)), makeBasket(line(4185), line(4185)), sent(4185))).toBe(true);
});

test("CT-02 several items make as many lines: fewer are somebody else's", () => {
  expect(landed(null, makeBasket(line(1), line(2)), sent(1), sent(2))).toBe(true);
  expect(landed(null, makeBasket(line(1)), sent(1), sent(2))).toBe(false);
});

test("CT-02 without an earlier read of the basket a line like it may be older: it cannot be told", () => {
  expect(landed(undefined, makeBasket(line(4185)), sent(4185))).toBeNull();
  expect(landed(undefined, makeBasket(line(500), line(4185, NEXT_WEEK)), sent(4185))).toBeNull();
  expect(landed(undefined, makeBasket(line(4185, NEXT_WEEK)), sent(4185))).toBe(false);
});

test("CT-02 a price times an amount is found in the basket, whatever binary fractions make of it", () => {
  expect(166.725 * 3).not.toBe(500.175);
  expect(landed(null, makeBasket(line(500.175)), sent(166.725 * 3))).toBe(true);
  expect(landed(null, makeBasket(line(500.174)), sent(166.725 * 3))).toBeNull();
});

test("CT-02 a missing basket has no lines", () => {
  expect(readBasketLines(null)).toEqual([]);
});
