import { dayNumber, dayText, monthOf, todayIn, weekdayOf } from "./day.ts";

test("days are read strictly and written back", () => {
  const saturday = dayNumber("2027-02-06") ?? 0;
  expect(dayText(saturday)).toBe("2027-02-06");
  expect(weekdayOf(saturday)).toBe(6);
  expect(dayNumber("2027-02-30")).toBeNull();
  expect(dayNumber("2027-2-3")).toBeNull();
  const { first, last } = monthOf(saturday);
  expect([dayText(first), dayText(last)]).toEqual(["2027-02-01", "2027-02-28"]);
});

test("today is the destination's day, which begins at other times in other time zones", () => {
  const evening = new Date("2026-11-21T16:30:00Z");
  expect(todayIn("Europe/Stockholm", evening)).toBe("2026-11-21");
  expect(todayIn("Asia/Tokyo", evening)).toBe("2026-11-22");
});
