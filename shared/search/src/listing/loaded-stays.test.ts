import type { Accommodation } from "@stays/domain";
import { mergePages } from "./loaded-stays.ts";

const page = (totalResults: number, ...ids: string[]) => ({
  accommodations: ids.map((id) => ({ id }) as Accommodation),
  totalResults,
});

test("SR-03 no stay at all is nothing found (ruling 3)", () => {
  expect(mergePages([page(0)])).toMatchObject({ stays: [], total: 0, isFailed: false });
});

test("SR-01 pages are joined, each stay once, with the total of the answer", () => {
  const { stays, total } = mergePages([page(9, "a", "b"), page(9, "b", "c")]);
  expect([stays.map(({ id }) => id), total]).toEqual([["a", "b", "c"], 9]);
});

test("SR-01 with an empty page all is loaded: what has come is the total (rulings 3 and 5)", () => {
  expect(mergePages([page(9, "a", "b"), page(0)]).total).toBe(2);
});

test("SR-01 a total below what has come is not believed", () => {
  expect(mergePages([page(1, "a", "b", "c")]).total).toBe(3);
});

test("SR-01 a stay on two pages is counted once when all is loaded", () => {
  expect(mergePages([page(4, "a", "b"), page(4, "b", "c"), page(4)]).total).toBe(3);
});
