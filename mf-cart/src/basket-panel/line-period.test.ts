import { formatFor } from "@stays/texts";
import { basketLine } from "./line-period.ts";

const format = formatFor("en-SE");

test("CT-05 a stay: first and last day with the nights between", () => {
  const line = basketLine({ start: "2027-02-12T00:00:00", end: "2027-02-15T00:00:00" }, format);
  expect(line.nights).toBe(3);
  expect(line.period).toMatch(/^Fri 12 Feb – Mon 15 Feb 2027$/);
});

test("CT-05 an activity on one day, and a journey with its times", () => {
  expect(basketLine({ start: "2027-02-13T00:00:00", end: "2027-02-13T00:00:00" }, format)).toEqual({
    period: "Sat 13 Feb 2027",
    nights: 0,
  });
  expect(basketLine({ start: "2027-02-12T12:40:00", end: "2027-02-12T14:30:00" }, format).period).toMatch(
    /12:40 – 14:30$/,
  );
  expect(basketLine({ start: "2027-02-12T09:00:00", end: "2027-02-12T09:00:00" }, format).period).toMatch(
    /, 09:00$/,
  );
});
