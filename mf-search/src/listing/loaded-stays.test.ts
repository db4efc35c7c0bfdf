import type { Accommodation } from "@stays/domain";
import type { GalaxyError } from "@stays/galaxy";
import { loadedStays } from "./loaded-stays.ts";

const galaxyError = (code: GalaxyError["code"]): GalaxyError => ({ code, message: "No" });
const page = (totalResults: number, ...ids: string[]) => ({
  accommodations: ids.map((id) => ({ id }) as Accommodation),
  totalResults,
});

test.each([
  ["prices", 404, "empty"],
  ["prices", 500, "empty"],
  ["prices", 0, "failed"],
  ["prices", 7, "failed"],
  ["content", 404, "empty"],
  ["content", 500, "failed"],
  ["content", 0, "failed"],
] as const)(
  "SR-03 a list of %s refused with code %i at once is %s (rulings 3, 4, 5 and 54)",
  (kind, code, state) => {
    expect(loadedStays([galaxyError(code)], kind).state).toBe(state);
  },
);

test("SR-03 no stay at all is nothing found (ruling 3)", () => {
  expect(loadedStays([page(0)], "prices").state).toBe("empty");
});

test("SR-01 pages are joined, each stay once, with the total of the answer", () => {
  const { stays, total } = loadedStays([page(9, "a", "b"), page(9, "b", "c")], "prices");
  expect([stays.map(({ id }) => id), total]).toEqual([["a", "b", "c"], 9]);
});

test.each([
  ["code 404", galaxyError(404)],
  ["an empty page", page(9)],
])("SR-01 with %s all is loaded: what has come is the total (rulings 3 and 5)", (_, last) => {
  expect(loadedStays([page(9, "a", "b"), last], "prices").total).toBe(2);
});

test("SR-01 a total below what has come is not believed", () => {
  expect(loadedStays([page(1, "a", "b", "c")], "prices").total).toBe(3);
});

test("SR-01 a stay on two pages is counted once when all is loaded", () => {
  expect(loadedStays([page(4, "a", "b"), page(4, "b", "c"), page(4)], "prices").total).toBe(3);
});
