import { monthsAround } from "./months-around.ts";

test("VI-02 SW-03 nearest dates are looked for further away as long as the nearer months are closed, up to the limit", () => {
  const closed = (...months: string[]) => months.includes.bind(months);
  const beside = ["2027-07-01", "2027-06-01", "2027-08-01"];
  expect(monthsAround("2027-07-03", 6, closed())).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed("2027-07-01", "2027-06-01"))).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed(...beside))).toEqual([...beside, "2027-05-01", "2027-09-01"]);
  expect(monthsAround("2027-07-03", 3, () => true)).toHaveLength(7);
  expect(monthsAround("2027-07-03", 0, () => true)).toEqual(beside);
});
