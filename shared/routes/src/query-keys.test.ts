import { withQueryKeys } from "./query-keys.ts";

test("RT-08 keys of a query are set and removed, the others stay, with readable commas", () => {
  expect(withQueryKeys("?geos=1,2&name=lake&sort=x", { geo: "7", name: null })).toBe(
    "?geos=1,2&sort=x&geo=7",
  );
  expect(withQueryKeys("?day=2027-02-06&a=1", { day: "2027-02-07" })).toBe("?day=2027-02-07&a=1");
  expect(withQueryKeys("?day=2027-02-06", { day: null })).toBe("");
});
