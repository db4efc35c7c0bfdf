import { activityFixture } from "@stays/testing";
import { nextStep } from "./use-transport-booking.ts";

const bus = activityFixture({ id: "cbis:6501" });
const boat = activityFixture({ id: "cbis:6505" });
const [first, second, third] = ["2027-02-06", "2027-02-07", "2027-02-08"] as const;
const stay = { start: first, end: third, days: [first, second, third] };
const passengers = { PRGR00001: 2 };
const journey = { route: { code: "ARN-SAL", name: "There" }, passengers };
const opposite = { route: { code: "SAL-ARN", name: "Home" }, passengers };
const added = { isAdded: true, journey, opposite };
const everyDay = { [first]: [bus], [second]: [bus, boat], [third]: [bus] };

test.each([
  ["the last day after one on the day of arrival", first, third],
  ["the first day after one on the day of departure", third, first],
  ["the same day after an outing", second, second],
])("TR-04 the other way is offered on %s", (_, day, expected) => {
  expect(nextStep(everyDay, stay, { activity: bus, day }, added)).toEqual({
    kind: "opposite",
    activity: bus,
    day: expected,
    journey: opposite,
  });
});

test("TR-04 it is offered on the last day on which the product goes", () => {
  const days = { [first]: [bus], [second]: [bus], [third]: [boat] };
  expect(nextStep(days, stay, { activity: bus, day: first }, added)?.day).toBe(second);
});

test("TR-04 there is no other way without a route for it, or when the product no longer goes", () => {
  expect(nextStep(everyDay, stay, { activity: bus, day: first }, { ...added, opposite: null })).toBeNull();
  expect(nextStep({}, stay, { activity: bus, day: first }, added)).toBeNull();
});

test("TR-04 what failed can be tried again as it was", () => {
  expect(nextStep(everyDay, stay, { activity: bus, day: second }, { ...added, isAdded: false })).toEqual({
    kind: "again",
    activity: bus,
    day: second,
    journey,
  });
});
