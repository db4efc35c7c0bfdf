import { activityOfLine, readBookedActivities, rememberBookedActivities } from "./booked-activity.ts";

const DAY = "2027-02-07";
const line = { name: "Sledge tour by night, 10:00", start: `${DAY}T10:00:00` };

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test("ruling 182 a basket line is the activity of its day with the longest name in it", () => {
  rememberBookedActivities(
    [
      { id: "cbis:11", name: "Sledge tour" },
      { id: "cbis:12", name: "Sledge tour by night" },
    ],
    { day: DAY, language: "en" },
  );
  expect(activityOfLine(line, readBookedActivities(), "en")).toBe("12");
  expect(activityOfLine(line, readBookedActivities(), "sv")).toBeNull();
  expect(activityOfLine({ ...line, start: "2027-02-08T10:00:00" }, readBookedActivities(), "en")).toBeNull();
});

test.each([
  ["no list", { day: DAY }],
  [
    "entries of other types",
    [null, "x", { at: Date.now(), entry: { name: 7, day: DAY, id: "11", language: "en" } }],
  ],
  ["entries of another shape", [{ name: "Sledge tour", day: DAY, id: "11", language: "en" }]],
])("ruling 182 a storage with %s has no activities", (_, stored) => {
  window.localStorage.setItem("stays.visit.booked-activities", JSON.stringify(stored));
  expect(readBookedActivities()).toEqual([]);
});
