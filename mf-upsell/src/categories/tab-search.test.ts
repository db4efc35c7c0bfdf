import { isOfStay, resolveBookedStay } from "@stays/domain";
import { firstMonth, tabDayQuery, tabMonthQuery } from "./tab-search.ts";

const at = { tab: { categoryId: 31, attributeId: 88 }, position: null };
const argsOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2];

test("UP-03 the calendar starts in the month of the stay, or in this one", () => {
  expect(firstMonth("2027-02-06", "2026-11-21")).toBe("2027-02-01");
  expect(firstMonth("2026-11-01", "2026-11-21")).toBe("2026-11-01");
  expect(firstMonth(null, "2026-11-21")).toBe("2026-11-01");
});

test("UP-03 a whole month is requested, by the tab's category and attribute, never before today", () => {
  expect(argsOf(tabMonthQuery(at, "2027-02-01", "2026-11-21"))).toMatchObject({
    start: "2027-02-01",
    getFullMonth: true,
    category: 31,
    attribute: 88,
  });
  expect(argsOf(tabMonthQuery(at, "2026-11-01", "2026-11-21"))).toMatchObject({ start: "2026-11-21" });
});

test("UP-03 a day of a tab is a search over that day, with both ends (ruling 28)", () => {
  const args = argsOf(tabDayQuery(at, "2027-02-07"));
  expect(args).toMatchObject({ startDate: "2027-02-07", endDate: "2027-02-07", category: 31 });
  expect(args).not.toHaveProperty("date");
});

test("UP-03 arrival and departure count as days of the stay; without a stay there are none", () => {
  const stay = resolveBookedStay({ start: "2027-02-06", end: "2027-02-08" }, "2026-11-21");
  expect(["2027-02-05", "2027-02-06", "2027-02-08", "2027-02-09"].map((day) => isOfStay(stay, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const swapped = resolveBookedStay({ start: "2027-02-08", end: "2027-02-06" }, "2026-11-21");
  expect(isOfStay(swapped, "2027-02-07")).toBe(false);
});
