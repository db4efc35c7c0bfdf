import { nearestStays } from "./nearest-stay.ts";

const day = (date: string, ...stayLengths: number[]) => ({ date, stayLengths, priceFrom: null });

test("VI-02 the nearest stays: as many nights first, then as near as can be, never the wanted one", () => {
  const days = [day("2027-02-01", 3), day("2027-02-06", 7), day("2027-02-08", 7), day("2027-02-20", 7)];
  expect(nearestStays(days, { start: "2027-02-06", nights: 7 }, "2026-11-21")).toEqual([
    { start: "2027-02-08", end: "2027-02-15" },
    { start: "2027-02-01", end: "2027-02-04" },
  ]);
});

test("VI-02 no stay in the past", () => {
  expect(nearestStays([day("2027-02-01", 7)], { start: "2027-02-06", nights: 7 }, "2027-02-02")).toEqual([]);
});
