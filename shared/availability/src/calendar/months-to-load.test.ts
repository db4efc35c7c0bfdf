import { type MonthContent, monthsAround, monthsToLoad } from "./months-to-load.ts";

const FEBRUARY = "2027-02-01";
const ask = (known: Record<string, MonthContent>, chosen: string | null = null) =>
  monthsToLoad({
    first: FEBRUARY,
    chosen,
    count: 2,
    limit: 6,
    getContent: (month) => known[month] ?? "unknown",
  });

test("SW-03 the months in sight are loaded first", () => {
  expect(ask({})).toEqual({ shown: FEBRUARY, months: [FEBRUARY, "2027-03-01"], empty: null });
});

test("SW-03 empty months are passed over one by one", () => {
  expect(ask({ [FEBRUARY]: "empty", "2027-03-01": "empty" })).toEqual({
    shown: "2027-04-01",
    months: [FEBRUARY, "2027-03-01", "2027-04-01", "2027-05-01"],
    empty: null,
  });
});

test("SW-03 a visitor who has changed the month stays there, however empty it is", () => {
  expect(ask({ "2027-06-01": "empty" }, "2027-06-01")).toEqual({
    shown: "2027-06-01",
    months: ["2027-06-01", "2027-07-01"],
    empty: null,
  });
  expect(ask({ "2027-06-01": "empty", "2027-07-01": "empty" }, "2027-06-01")).toMatchObject({
    shown: "2027-06-01",
    empty: { from: "2027-06-01", to: "2027-07-01" },
  });
});

test("SW-03 CO-05 the search ends at the limit of months ahead and goes back to where it began", () => {
  const getContent = (): MonthContent => "empty";
  const { shown, months, empty } = monthsToLoad({
    first: FEBRUARY,
    chosen: null,
    count: 2,
    limit: 6,
    getContent,
  });
  expect(shown).toBe(FEBRUARY);
  expect(empty).toEqual({ from: FEBRUARY, to: "2027-08-01" });
  expect(months).toHaveLength(7);
});

test("VI-02 SW-03 nearest dates are looked for further away as long as the nearer months are closed, up to the limit", () => {
  const closed = (...months: string[]) => months.includes.bind(months);
  const beside = ["2027-07-01", "2027-06-01", "2027-08-01"];
  expect(monthsAround("2027-07-03", 6, closed())).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed("2027-07-01", "2027-06-01"))).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed(...beside))).toEqual([...beside, "2027-05-01", "2027-09-01"]);
  expect(monthsAround("2027-07-03", 3, () => true)).toHaveLength(7);
  expect(monthsAround("2027-07-03", 0, () => true)).toEqual(beside);
});
