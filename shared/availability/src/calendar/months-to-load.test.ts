import { type MonthContent, monthsAround, monthsToLoad } from "./months-to-load.ts";

const month = (number: number) => `2027-0${number}-01`;
const year = [2, 3, 4, 5, 6, 7, 8];
const empty = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [month(number), "empty"]));
const ask = (known: Record<string, string>, chosen: string | null = null) =>
  monthsToLoad({
    first: month(2),
    chosen,
    count: 2,
    limit: 6,
    getContent: (one) => (known[one] ?? "unknown") as MonthContent,
  });

test.each<[string, Record<string, string>, number | null, number, number[], [number, number] | null]>([
  ["the visible months are loaded first", {}, null, 2, [2, 3], null],
  ["empty months are passed over one by one", empty(2, 3), null, 4, [2, 3, 4, 5], null],
  ["a visitor who has changed the month stays there", empty(6), 6, 6, [6, 7], null],
  ["however empty it is", empty(6, 7), 6, 6, [6, 7], [6, 7]],
  ["CO-05 the search ends at the limit and goes back", empty(...year), null, 2, year, [2, 8]],
])("SW-03 %s", (_, known, chosen, shown, months, range) => {
  expect(ask(known, chosen === null ? null : month(chosen))).toEqual({
    shown: month(shown),
    months: months.map(month),
    empty: range && { from: month(range[0]), to: month(range[1]) },
  });
});

test("VI-02 SW-03 nearest dates are looked for further away as long as the nearer months are closed, up to the limit", () => {
  const closed = (...months: string[]) => months.includes.bind(months);
  const beside = [7, 6, 8].map(month);
  expect(monthsAround("2027-07-03", 6, closed())).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed(month(7), month(6)))).toEqual(beside);
  expect(monthsAround("2027-07-03", 6, closed(...beside))).toEqual([...beside, month(5), month(9)]);
  expect(monthsAround("2027-07-03", 3, () => true)).toHaveLength(7);
  expect(monthsAround("2027-07-03", 0, () => true)).toEqual(beside);
});
