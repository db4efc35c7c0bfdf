import { dayIn, tabIn, withTab } from "./chosen-tab.ts";

test("UP-03 the address names the open tab, from the second on", () => {
  expect(["", "?tab=2", "?tab=3", "?tab=0", "?tab=1.5", "?tab=x"].map((search) => tabIn(search, 2))).toEqual([
    0, 1, 0, 0, 0, 0,
  ]);
});

test("UP-03 another tab has no chosen day yet, and the rest of the address stays", () => {
  expect(withTab("?start=2027-02-06&day=2027-02-08", 1)).toBe("?start=2027-02-06&tab=2");
  expect(withTab("?tab=2", 0)).toBe("");
});

test("UP-03 ruling 104 the address names the chosen day, unless it is past or none", () => {
  const days = ["?day=2027-02-08", "?day=2026-11-20", "?day=2027-02-30", ""];
  expect(days.map((search) => dayIn(search, "2026-11-21"))).toEqual(["2027-02-08", null, null, null]);
});
