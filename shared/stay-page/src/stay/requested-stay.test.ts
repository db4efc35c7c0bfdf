import { datesToChange } from "./requested-stay.ts";

test("VI-04 SW-13 dates that have passed are not kept, nor a departure before the arrival (ruling 40)", () => {
  const of = (start: string | null, end: string | null, isPast = false) =>
    datesToChange({ start, end, isPast });
  expect(of("2027-02-06", "2027-02-13")).toEqual({ start: "2027-02-06", end: "2027-02-13" });
  expect(of("2020-01-04", "2020-01-11", true)).toEqual({ start: null, end: null });
  expect(of("2027-02-13", "2027-02-06")).toEqual({ start: "2027-02-13", end: null });
  expect(of(null, "2027-02-06")).toEqual({ start: null, end: "2027-02-06" });
});
