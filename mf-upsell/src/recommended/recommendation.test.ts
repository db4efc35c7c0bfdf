import { GalaxyFailure } from "@stays/contract";
import { activityFixture } from "@stays/testing/activities";
import { pageContextAt } from "@stays/testing/page-context";
import { failureReason, furtherDescription, listRecommended, recommendedStay } from "./recommendation.ts";

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

test.each([
  [500, "refused"],
  [404, "refused"],
  [0, "failed"],
] as const)("UP-04 rulings 3, 30 code %s is nothing to show: %s", (code, reason) => {
  expect(failureReason(new GalaxyFailure("availability/activity/recommended", code, ""))).toBe(reason);
});

test("UP-04 nothing is recommended when available is 0, whatever the list says", () => {
  expect(listRecommended(recommended)).toHaveLength(1);
  expect(listRecommended({ ...recommended, available: 0 })).toEqual([]);
});

test("UP-04 a description that repeats the introduction is left out", () => {
  const introduction = "Our picks.";
  expect(furtherDescription({ introduction, description: "<p>Our picks.</p>" })).toBeNull();
  expect(furtherDescription({ introduction, description: "<p>Meet us.</p>" })).toBe("<p>Meet us.</p>");
  expect(furtherDescription({ introduction, description: null })).toBeNull();
});

test.each([
  ["?start=2027-02-06&end=2027-02-13", "2027-02-06", "2027-02-13"],
  ["?start=2027-02-06", "2027-02-06", null],
  ["?start=2027-01-31&end=2027-02-06", null, null],
  ["?start=2027-02-06&end=9999-12-31", null, null],
])("UP-04 ruling 40 the page of %s asks for the days %s to %s", (query, start, end) => {
  const pageContext = pageContextAt(`/en/stays/upsell/recommend${query}`, {}, "2027-02-01");
  expect(recommendedStay(pageContext)).toMatchObject({ start, end });
});
