import { isOfStay, resolveStayPeriod } from "@stays/domain";
import { firstMonth, openingDay, readDay, readTab, tabMonthQuery } from "./tab-search.ts";

const at = { tab: { categoryId: 31, attributeId: 88 }, position: null };
const readArgs = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2];

test("UP-03 the calendar starts in the month of the stay, or in this one", () => {
  expect(firstMonth("2027-02-06", "2026-11-21")).toBe("2027-02-01");
  expect(firstMonth("2026-11-01", "2026-11-21")).toBe("2026-11-01");
  expect(firstMonth(null, "2026-11-21")).toBe("2026-11-01");
});

test("UP-03 a whole month is requested, by the tab's category and attribute, never before today", () => {
  expect(readArgs(tabMonthQuery(at, "2027-02-01", "2026-11-21"))).toMatchObject({
    start: "2027-02-01",
    getFullMonth: true,
    category: 31,
    attribute: 88,
  });
  expect(readArgs(tabMonthQuery(at, "2026-11-01", "2026-11-21"))).toMatchObject({ start: "2026-11-21" });
});

test("UP-03 arrival and departure count as days of the stay; without a stay there are none", () => {
  const stay = resolveStayPeriod({ start: "2027-02-06", end: "2027-02-08" }, "2026-11-21");
  expect(["2027-02-05", "2027-02-06", "2027-02-08", "2027-02-09"].map((day) => isOfStay(stay, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const swapped = resolveStayPeriod({ start: "2027-02-08", end: "2027-02-06" }, "2026-11-21");
  expect(isOfStay(swapped, "2027-02-07")).toBe(false);
});

test("UP-03 the address names the open tab, from the second on", () => {
  expect(
    ["", "?tab=2", "?tab=3", "?tab=0", "?tab=1.5", "?tab=x"].map((search) => readTab(search, 2)),
  ).toEqual([0, 1, 0, 0, 0, 0]);
});

test("UP-03 ruling 104 the address names the chosen day, unless it is past or none", () => {
  const days = ["?day=2027-02-08", "?day=2026-11-20", "?day=2027-02-30", ""];
  expect(days.map((search) => readDay(search, "2026-11-21"))).toEqual(["2027-02-08", null, null, null]);
});

const answer = { availableDates: ["2027-02-03", "2027-02-07", "2027-02-12"] };

test("UP-03 a tab opens on the next day with activities: since the arrival, without a stay since today", () => {
  expect(openingDay(answer, { start: "2027-02-06", end: "2027-02-09" }, "2026-11-22")).toBe("2027-02-07");
  expect(openingDay(answer, null, "2027-02-03")).toBe("2027-02-03");
  expect(openingDay(answer, { start: "2027-02-13", end: "2027-02-14" }, "2026-11-22")).toBeNull();
  expect(openingDay({ availableDates: [] }, null, "2027-02-03")).toBeNull();
});
