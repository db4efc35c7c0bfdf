import { addDays } from "@stays/days";
import fc from "fast-check";
import { priceBreakdown } from "./product-price.ts";

const week = { start: "2027-02-06", end: "2027-02-13" };

test("CD-03 a total is its nights less the saving; nights and persons are averages", () => {
  expect(priceBreakdown({ ...week, amount: 4185, originalAmount: 4925, totalPersons: 3 })).toEqual({
    nights: 7,
    perNight: 4925 / 7,
    before: 4925,
    saving: 740,
    codeSaving: null,
    total: 4185,
    perPerson: 1395,
  });
});

test("PK-03 an original price that is none, or below the price, saves nothing; one person has no share", () => {
  for (const originalAmount of [null, 4185, 4000])
    expect(priceBreakdown({ ...week, amount: 4185, originalAmount, totalPersons: 1 })).toMatchObject({
      before: 4185,
      saving: 0,
      perPerson: null,
    });
});

test.each([
  ["a discount and a code", { amount: 3600, originalAmount: 4925 }, 4185, [4925, 740, 585]],
  ["a code without an original price", { amount: 3600, originalAmount: null }, 4185, [4185, 0, 585]],
  ["a code that does not apply", { amount: 3600, originalAmount: 4925 }, 3600, [4925, 1325, 0]],
])(
  "ruling 165 %s: the price without the code is what the code is taken off",
  (_, price, withoutCode, parts) => {
    const [before, saving, codeSaving] = parts;
    expect(priceBreakdown({ ...week, ...price, totalPersons: 1 }, withoutCode)).toMatchObject({
      before,
      saving,
      codeSaving,
      total: price.amount,
    });
  },
);

test("ruling 165 a lower price without the code says nothing about the code", () => {
  const price = { ...week, amount: 3600, originalAmount: 4925, totalPersons: 1 };
  expect(priceBreakdown(price, 3500)).toMatchObject({ saving: 1325, codeSaving: null });
});

test("CD-03 a stay without nights has no breakdown", () => {
  const day = { start: week.start, end: week.start };
  expect(priceBreakdown({ ...day, amount: 100, originalAmount: null, totalPersons: 2 })).toBeNull();
});

test("CD-03 the parts add up to the total, whatever the price", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      amount,
      fc.option(amount),
      fc.option(amount),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (total, originalAmount, withoutCode, count, totalPersons) => {
        const end = addDays(week.start, count);
        const price = { start: week.start, end, amount: total, originalAmount, totalPersons };
        const parts = priceBreakdown(price, withoutCode);
        const saved = parts && parts.saving + (parts.codeSaving ?? 0);
        expect(parts && parts.perNight * parts.nights - (saved ?? 0)).toBeCloseTo(total, 4);
        expect(parts?.saving).toBeGreaterThanOrEqual(0);
        if (parts?.perPerson) expect(parts.perPerson * totalPersons).toBeCloseTo(total, 4);
      },
    ),
  );
});
