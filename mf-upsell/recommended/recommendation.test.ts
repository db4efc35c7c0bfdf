import { anActivity } from "@stays/testing/activities";
import { furtherDescription, recommendationOf } from "./recommendation.ts";

const recommended = {
  available: 1,
  activities: [anActivity()],
  startDate: "2027-02-07",
  promoCode: null,
  name: "Start on skis",
  description: null,
  introduction: null,
  badge: null,
  widgetToken: null,
};
const two = [anActivity(), anActivity({ id: "cbis:6002" })];

test("UP-04 several are a list, one is booked directly", () => {
  expect(recommendationOf({ ...recommended, available: 2, activities: two }, "").kind).toBe("several");
  expect(recommendationOf(recommended, "")).toMatchObject({ kind: "one", activity: { id: "cbis:6001" } });
});

test.each([
  [500, true],
  [404, true],
  [0, true],
] as const)("UP-04 a code, also %s, leads on to the basket", (code, goesOn) => {
  expect(recommendationOf({ code, message: "" }, "?start=2027-02-06")).toEqual({
    kind: "nothing",
    isRefused: true,
    goesOn,
  });
});

test("UP-04 available 0 leads on, unless the address says redirectStop", () => {
  const none = { ...recommended, available: 0, activities: [] };
  expect(recommendationOf(none, "")).toMatchObject({ kind: "nothing", isRefused: false, goesOn: true });
  expect(recommendationOf(none, "?redirectStop=1")).toMatchObject({ goesOn: false });
  expect(recommendationOf(none, "?redirectStop")).toMatchObject({ goesOn: false });
});

test("UP-04 a description that repeats the introduction is left out", () => {
  const introduction = "Our picks.";
  expect(furtherDescription({ introduction, description: "<p>Our picks.</p>" })).toBeNull();
  expect(furtherDescription({ introduction, description: "<p>Meet us.</p>" })).toBe("<p>Meet us.</p>");
  expect(furtherDescription({ introduction, description: null })).toBeNull();
});
