import { GalaxyFailure } from "@stays/contract";
import { activityFixture } from "@stays/testing/activities";
import { failureReason, furtherDescription, goesOn, recommendationOf } from "./recommendation.ts";

const recommended = {
  available: 1,
  activities: [activityFixture()],
  startDate: "2027-02-07",
  promoCode: null,
  name: "Start on skis",
  description: null,
  introduction: null,
  badge: null,
  widgetToken: null,
};
const two = [activityFixture(), activityFixture({ id: "cbis:6002" })];

test("UP-04 several are a list, one is booked directly", () => {
  expect(recommendationOf({ ...recommended, available: 2, activities: two }).kind).toBe("several");
  expect(recommendationOf(recommended)).toMatchObject({ kind: "one", activity: { id: "cbis:6001" } });
});

test.each([
  [500, "refused"],
  [404, "refused"],
  [0, "failed"],
] as const)("UP-04 rulings 3, 30 code %s is nothing to show: %s", (code, reason) => {
  expect(failureReason(new GalaxyFailure("availability/activity/recommended", code, ""))).toBe(reason);
});

test.each([
  { available: 0, activities: [activityFixture()] },
  { available: 1, activities: [] },
])("UP-04 neither is available 0, nor an empty list", (none) => {
  expect(recommendationOf({ ...recommended, ...none })).toEqual({ kind: "nothing" });
});

test("UP-04 nothing leads on to the basket, unless the address says redirectStop", () => {
  expect(goesOn("?start=2027-02-06")).toBe(true);
  expect(goesOn("?redirectStop=1")).toBe(false);
  expect(goesOn("?redirectStop")).toBe(false);
});

test("UP-04 a description that repeats the introduction is left out", () => {
  const introduction = "Our picks.";
  expect(furtherDescription({ introduction, description: "<p>Our picks.</p>" })).toBeNull();
  expect(furtherDescription({ introduction, description: "<p>Meet us.</p>" })).toBe("<p>Meet us.</p>");
  expect(furtherDescription({ introduction, description: null })).toBeNull();
});
