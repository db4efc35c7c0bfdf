import { daysFromTo } from "@stays/days";
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

test("flexible dates: a number of nights is there where the calendar offers it, at the calendar's price", () => {
  const known = calendar({
    [FRIDAY]: { lengths: [2, 5], price: 2400 },
    [SATURDAY]: { lengths: [3], price: 1000 },
    "2027-02-07": { lengths: [5], price: null },
  });
  const days = flexibleDays([THURSDAY, FRIDAY, SATURDAY, "2027-02-07"], 5, known);
  const stay = { start: FRIDAY, end: "2027-02-10", price: 2400, priceNights: 2 };
  expect(days.map((day) => day.stay)).toEqual([null, stay, null, expect.objectContaining({ price: null })]);
  expect(offeredNights([FRIDAY, SATURDAY], known)).toEqual([2, 3, 5]);
});

test("flexible dates: the dearest night has the highest bar, and no price no bar", () => {
  const known = calendar({
    [THURSDAY]: { lengths: [2], price: 2000 },
    [FRIDAY]: { lengths: [3], price: 1500 },
    [SATURDAY]: { lengths: [2], price: null },
  });
  const heights = (length: number) => barHeights(flexibleDays([THURSDAY, FRIDAY, SATURDAY], length, known));
  expect(heights(2)).toEqual([1, null, null]);
  expect(barHeights([...flexibleDays([THURSDAY], 2, known), ...flexibleDays([FRIDAY], 3, known)])).toEqual([
    1, 0.5,
  ]);
});
