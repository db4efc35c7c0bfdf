import * as v from "valibot";
import { calendar } from "./calendar.ts";
import { createItems } from "./tolerant-lists.ts";

test("ruling 73: a from-price of 0 or less in the calendar is no price, and its day stays selectable", () => {
  const day = (date: string, price: number | null) => ({ Date: date, StayLenghts: [7], PriceFrom: price });
  const { days } = v.parse(calendar(createItems("availability/calendar", () => {})), {
    CalendarFormatted: [day("2027-02-13", 0), day("2027-02-14", -1), day("2027-02-15", 900)],
    FakeCalendar: false,
    CalendarPriceExists: true,
  });
  expect(days.map(({ date, priceFrom }) => [date, priceFrom])).toEqual([
    ["2027-02-13", null],
    ["2027-02-14", null],
    ["2027-02-15", 900],
  ]);
});
