import { GalaxyFailure } from "@stays/contract";
import { pageContextAt } from "@stays/testing/page-context";
import { failureReason, furtherDescription, recommendedStay } from "./recommendation.ts";

test.each([
  [500, "refused"],
  [404, "refused"],
  [0, "failed"],
] as const)("UP-04 rulings 3, 30 code %s is nothing to show: %s", (code, reason) => {
  expect(failureReason(new GalaxyFailure("availability/activity/recommended", code, ""))).toBe(reason);
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
