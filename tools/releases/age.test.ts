import { ageOf } from "./age.mjs";

const now = Date.parse("2027-01-10T12:00:00Z");

test.each([
  ["2027-01-10T11:59:30Z", "0 min"],
  ["2027-01-10T11:01:00Z", "59 min"],
  ["2027-01-10T09:00:00Z", "3 h"],
  ["2027-01-08T12:00:00Z", "2 d"],
  [undefined, "–"],
])("what was at %s is %s old", (at, age) => {
  expect(ageOf(at, now)).toBe(age);
});
