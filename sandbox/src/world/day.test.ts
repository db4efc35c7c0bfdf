import { dayNumber, dayText, monthDayOf, monthOf, weekdayOf } from "./day.ts";

test("days are read strictly and written back", () => {
  const saturday = dayNumber("2027-02-06") ?? 0;
  expect(dayText(saturday)).toBe("2027-02-06");
  expect(weekdayOf(saturday)).toBe(6);
  expect(monthDayOf(saturday)).toBe(206);
  expect(dayNumber("2027-02-30")).toBeNull();
  expect(dayNumber("2027-2-3")).toBeNull();
  const { first, last } = monthOf(saturday);
  expect([dayText(first), dayText(last)]).toEqual(["2027-02-01", "2027-02-28"]);
});
