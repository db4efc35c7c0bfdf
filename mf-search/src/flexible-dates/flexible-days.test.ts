import { addDays, daysBetween, daysFromTo, getWeekday } from "@stays/days";
import fc from "fast-check";
import { barHeights, daysAround, daysInMonth, flexibleDays, offeredNights } from "./flexible-days.ts";

interface Offer {
  readonly lengths: readonly number[];
  readonly price: number | null;
}

/** The calendar of some arrival days; the shortest length is the first. */
const calendar = (offers: Readonly<Record<string, Offer>>) => ({
  isArrival: (day: string) => day in offers,
  lengthsFrom: (day: string) => offers[day]?.lengths ?? null,
  getPrice: (day: string) => offers[day]?.price ?? null,
  getPriceNights: (day: string) => offers[day]?.lengths[0] ?? null,
});

const FEBRUARY = daysFromTo("2027-02-01", "2027-02-28");
const THURSDAY = "2027-02-04";
const FRIDAY = "2027-02-05";
const SATURDAY = "2027-02-06";

test("flexible dates: a weekend starts on Thursday or Friday and ends on Sunday or Monday (ruling 157)", () => {
  const known = calendar({
    [THURSDAY]: { lengths: [2, 4, 7], price: 2000 },
    [FRIDAY]: { lengths: [2, 3], price: 2400 },
    [SATURDAY]: { lengths: [2], price: 1000 },
  });
  const [thursday, friday, nextThursday, ...others] = flexibleDays(FEBRUARY, "weekend", known);
  expect(thursday?.stay).toEqual({ start: THURSDAY, end: "2027-02-08", price: 2000, priceNights: 2 });
  expect(friday?.stay).toEqual({ start: FRIDAY, end: "2027-02-07", price: 2400, priceNights: 2 });
  expect(nextThursday).toEqual({ day: "2027-02-11", stay: null });
  expect(others.every(({ stay }) => stay === null)).toBe(true);
});

test("flexible dates: without calendar data every day offers every length, without a price (ruling 34)", () => {
  const open = {
    isArrival: () => true,
    lengthsFrom: () => null,
    getPrice: () => null,
    getPriceNights: () => null,
  };
  expect(flexibleDays([SATURDAY], 5, open)[0]?.stay).toEqual({
    start: SATURDAY,
    end: "2027-02-11",
    price: null,
    priceNights: null,
  });
  expect(offeredNights([SATURDAY], open)).toHaveLength(14);
});

test("flexible dates: the charts have no day before the first possible arrival", () => {
  expect(daysAround(SATURDAY, "2027-02-05")).toEqual(daysFromTo("2027-02-05", "2027-02-09"));
  expect(daysInMonth("2027-02-20", "2027-02-27")).toEqual(["2027-02-27", "2027-02-28"]);
});

const offer = fc.record({
  lengths: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 5 }),
  price: fc.option(fc.integer({ min: 1, max: 100_000 })),
});
const offers = fc
  .array(fc.option(offer), { minLength: 28, maxLength: 28 })
  .map((all) =>
    Object.fromEntries(FEBRUARY.flatMap((day, index) => (all[index] ? [[day, all[index]]] : []))),
  );
const length = fc.oneof(fc.constant("weekend" as const), fc.integer({ min: 1, max: 14 }));

test("flexible dates: every stay is one that the calendar offers, at the calendar's price", () => {
  fc.assert(
    fc.property(offers, length, (days, wanted) => {
      for (const { day, stay } of flexibleDays(FEBRUARY, wanted, calendar(days))) {
        if (stay === null) continue;
        const nights = daysBetween(stay.start, stay.end);
        expect(stay.start).toBe(day);
        expect(days[day]?.lengths).toContain(nights);
        expect(stay.price).toBe(days[day]?.price);
        const nightsOn = daysFromTo(stay.start, addDays(stay.end, -1)).map(getWeekday);
        if (wanted === "weekend") expect(nightsOn).toEqual(expect.arrayContaining([5, 6]));
        else expect(nights).toBe(wanted);
      }
    }),
  );
});

test("flexible dates: the dearest night has the highest bar, and no price no bar", () => {
  fc.assert(
    fc.property(offers, length, (days, wanted) => {
      const all = flexibleDays(FEBRUARY, wanted, calendar(days));
      const heights = barHeights(all);
      const known = heights.filter((height) => height !== null);
      expect(heights.map((height) => height === null)).toEqual(all.map(({ stay }) => stay?.price == null));
      if (known.length > 0) expect(Math.max(...known)).toBe(1);
      expect(known.every((height) => height > 0)).toBe(true);
    }),
  );
});
