import { createSearches } from "./searches.ts";

test("CT-04 a search lives as long as configured, and no longer", () => {
  let now = 0;
  let lifetime = 30 * 60_000;
  const searches = createSearches<number>("s", { now: () => now, lifetime: () => lifetime });
  const id = searches.keep(7);
  now = lifetime - 1;
  expect(searches.find(id)).toBe(7);
  now = lifetime;
  expect(searches.find(id)).toBeNull();
  const other = searches.keep(8);
  lifetime = 0;
  expect(searches.find(other)).toBeNull();
  expect(searches.find("s-unknown")).toBeNull();
});
