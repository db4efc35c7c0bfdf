import { nearestDates } from "./nearest-dates.ts";

const day = (date: string, ...stayLengths: number[]) => ({ date, stayLengths, priceFrom: null });
const wanted = { start: "2027-02-10", end: "2027-02-13" };

test("nothing found: the three nearest arrivals for as many nights, none of them too early", () => {
  const days = [
    day("2027-02-01", 3),
    day("2027-02-07", 3, 7),
    day("2027-02-09", 7),
    day("2027-02-10", 3),
    day("2027-02-12", 2, 3),
    day("2027-02-16", 3),
    day("2027-02-27", 3),
  ];
  expect(nearestDates(days, wanted, "2027-02-05")).toEqual([
    { start: "2027-02-07", end: "2027-02-10" },
    { start: "2027-02-12", end: "2027-02-15" },
    { start: "2027-02-16", end: "2027-02-19" },
  ]);
  expect(nearestDates(days, wanted, "2027-02-26")).toEqual([{ start: "2027-02-27", end: "2027-03-02" }]);
  expect(nearestDates([], wanted, "2027-02-05")).toEqual([]);
});
