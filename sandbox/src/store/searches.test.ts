import { createSearches } from "./searches.ts";

test("CT-04 a search lives at least 30 minutes and is forgotten after 60", () => {
  let now = 0;
  const searches = createSearches<number>("s", () => now);
  const id = searches.keep(7);
  now = 31 * 60_000;
  expect(searches.find(id)).toBe(7);
  now = 61 * 60_000;
  expect(searches.find(id)).toBeNull();
  expect(searches.find("s-unknown")).toBeNull();
});
