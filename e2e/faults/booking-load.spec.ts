import { galaxyVisitor, orderStock } from "../support/galaxy-visitor.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";

const VISITORS = 100;
const STOCK = 60;
/** A week in which no journey books. */
const WEEK = 13;
/** A cabin that is free on every night. */
const CABIN = 3001;

test("CT-04 ER-01 100 visitors at once, stock for 60: 60 have it in their basket, 40 read Error 2", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const week = new URLSearchParams(weekForTwo(WEEK));
  const stay = { productId: CABIN, start: week.get("start") ?? "", end: week.get("end") ?? "" };
  await orderStock(site.address, CABIN, STOCK);
  const visitors = Array.from({ length: VISITORS }, () => galaxyVisitor(site.address));

  // All visitors search before the last one is sold, so all of them find it free.
  await Promise.all(visitors.map((visitor) => visitor.choose(stay)));
  const answers = await Promise.all(visitors.map((visitor) => visitor.add()));
  const booked = visitors.filter((_, index) => answers[index]?.Success);
  const refused = visitors.filter((_, index) => !answers[index]?.Success);
  expect(booked).toHaveLength(STOCK);
  const errors = answers.filter(({ Success }) => !Success).map(({ Error: error }) => error);
  expect(errors).toEqual(Array(VISITORS - STOCK).fill(2));

  // No add is lost or duplicated, and no basket has another visitor's line.
  const baskets = await Promise.all(booked.map((visitor) => visitor.basket()));
  expect(baskets.every((lines) => lines.length === 1)).toBe(true);
  const others = await Promise.all(refused.map((visitor) => visitor.basket()));
  expect(others.flat()).toEqual([]);
  const ids = answers.flatMap(({ BookItemIds }) => BookItemIds);
  expect(new Set(ids).size).toBe(STOCK);

  // A retry fails with the same error: no stock is left, and nothing was oversold.
  const again = await Promise.all(refused.map((visitor) => visitor.add()));
  expect(again.every(({ Success, Error: error }) => !Success && error === 2)).toBe(true);
});
