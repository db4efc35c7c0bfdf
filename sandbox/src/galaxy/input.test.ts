import { BadInput, flag, integerList, openPeriod, period, requiredInteger } from "./input.ts";

const query = (text: string) => new URLSearchParams(text);

test.each([
  ["a day that does not exist", () => period(query("start=2027-02-30&end=2027-03-01"))],
  ["start after end", () => period(query("start=2027-03-02&end=2027-03-01"))],
  ["a missing end", () => period(query("start=2027-03-02"))],
  ["an empty list", () => integerList(query("attributes="), "attributes")],
  ["a list of words", () => integerList(query("geo=a,b"), "geo")],
  ["a flag that is neither", () => flag(query("offersOnly=yes"), "offersOnly")],
  ["a tagged id", () => requiredInteger(query("productId=cbis:1"), "productId")],
])("malformed input is rejected: %s", (_, read) => {
  expect(read).toThrow(BadInput);
});

test("an open period is one day", () => {
  expect(openPeriod(query("start=2027-03-02"))).toEqual(openPeriod(query("start=2027-03-02&end=2027-03-02")));
});
