import { galaxyVisitor, orderStock } from "./support/galaxy-visitor.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { expect, test } from "./support/test.ts";

const VISITORS = 100;
const STOCK = 60;
/** A week that no journey books in. */
const WEEK = 13;
/** A cabin that nobody has booked on any night. */
const CABIN = 3001;

test("CT-04 ER-01 100 visitors at once, stock for 60: 60 have it in their basket, 40 read Error 2", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const week = new URLSearchParams(weekForTwo(WEEK));
  const wish = { productId: CABIN, start: week.get("start") ?? "", end: week.get("end") ?? "" };
  await orderStock(site.address, CABIN, STOCK);
  const visitors = Array.from({ length: VISITORS }, () => galaxyVisitor(site.address));

  // Who looks after the last one is sold sees that; all of these saw it free.
  await Promise.all(visitors.map((visitor) => visitor.choose(wish)));
  const answers = await Promise.all(visitors.map((visitor) => visitor.add()));
  const booked = visitors.filter((_, index) => answers[index]?.Success);
  const refused = visitors.filter((_, index) => !answers[index]?.Success);
  expect(booked).toHaveLength(STOCK);
  const errors = answers.filter(({ Success }) => !Success).map(({ Error: error }) => error);
  expect(errors).toEqual(Array(VISITORS - STOCK).fill(2));

  // Nothing lost, nothing doubled, no line of another visitor.
  const baskets = await Promise.all(booked.map((visitor) => visitor.basket()));
  expect(baskets.every((lines) => lines.length === 1)).toBe(true);
  const others = await Promise.all(refused.map((visitor) => visitor.basket()));
  expect(others.flat()).toEqual([]);
  const ids = answers.flatMap(({ BookItemIds }) => BookItemIds);
  expect(new Set(ids).size).toBe(STOCK);

  // Whoever tries again is refused again: nothing is left, nothing was oversold.
  const again = await Promise.all(refused.map((visitor) => visitor.add()));
  expect(again.every(({ Success, Error: error }) => !Success && error === 2)).toBe(true);
});
