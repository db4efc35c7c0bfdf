import { openingDay } from "./opening-day.ts";

const answer = { availableDates: ["2027-02-03", "2027-02-07", "2027-02-12"] };

test("UP-03 a tab opens on the next day with activities: since the arrival, without a stay since today", () => {
  expect(openingDay(answer, { start: "2027-02-06", end: "2027-02-09" }, "2026-11-22")).toBe("2027-02-07");
  expect(openingDay(answer, null, "2027-02-03")).toBe("2027-02-03");
  expect(openingDay(answer, { start: "2027-02-13", end: "2027-02-14" }, "2026-11-22")).toBeNull();
  expect(openingDay({ availableDates: [] }, null, "2027-02-03")).toBeNull();
});
