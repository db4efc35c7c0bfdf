import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { canonicalSearch, withForeignKeys, withQueryKeys } from "./query-keys.ts";
import { SITE_KEYS } from "./site-keys.ts";

test("RT-08 keys of a query are set and removed, the others stay, with readable commas", () => {
  expect(withQueryKeys("?geos=1,2&name=lake&sort=x", { geo: "7", name: null })).toBe(
    "?geos=1,2&sort=x&geo=7",
  );
  expect(withQueryKeys("?day=2027-02-06&a=1", { day: "2027-02-07" })).toBe("?day=2027-02-07&a=1");
  expect(withQueryKeys("?day=2027-02-06", { day: null })).toBe("");
});

test.each([
  ["?fbclid=a&gclid=b&utm_source=c", ""],
  ["?end=2&utm_source=mail&start=1", "?start=1&end=2"],
  [
    "?gc-2-age=&gc-10-adults=1&gc-1-age=7&gc-1-adults=2&rooms=2",
    "?rooms=2&gc-1-adults=2&gc-1-age=7&gc-2-age=&gc-10-adults=1",
  ],
  ["?capacity.603=2&capacity.72=1", "?capacity.72=1&capacity.603=2"],
  ["?start=1&start=2&stay=b&stay=a", "?start=1&stay=b&stay=a"],
  ["?name=a%20b&geos=1,2%2C3", "?geos=1,2%2C3&name=a%20b"],
  ["?%73tart=1&%E0%A4%A&&=&x", "?%73tart=1"],
  ["?start=&start=2&end=", "?start=2&end="],
  ["", ""],
])("RT-08 the query %s is %s for pages, links and caches", (search, canonical) => {
  expect(canonicalSearch(search)).toBe(canonical);
});

test("RT-08 the order of keys and foreign keys change nothing", () => {
  const parts = [
    "start=1",
    "end=2",
    "gc-1-adults=2",
    "capacity.3=1",
    "compare=cbis:1",
    "day=2",
    "utm=x",
    "gclid=y",
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      expect(canonicalSearch(`?${shuffled.join("&")}`)).toBe(
        "?start=1&end=2&gc-1-adults=2&capacity.3=1&compare=cbis:1&day=2",
      );
    }),
  );
});

test("a redirect keeps click ids", () => {
  expect(withForeignKeys("/en/stays", "?start=1&gclid=a")).toBe("/en/stays?gclid=a");
  expect(withForeignKeys("/en/stays#map", "?gclid=a")).toBe("/en/stays?gclid=a#map");
  expect(withForeignKeys("/en/stays?start=1", "?gclid=a&start=1&utm_source=b%20c")).toBe(
    "/en/stays?start=1&gclid=a&utm_source=b%20c",
  );
});

const varnish = readFileSync(path.resolve(__dirname, "../../../deploy/varnish.vcl"), "utf8");

test("the Varnish example knows the same keys", () => {
  const [, list = ""] = /\(\?!\(\?:([^)]*)\)\(/.exec(varnish) ?? [];
  const keys = list.split("|").map((key) => key.replace("[^=&]*", "").replaceAll("\\", ""));
  expect([...keys].sort()).toEqual([...SITE_KEYS].sort());
});

test.each([
  ["utm_source=Mail%20a&gclid=A.b-c_d", false],
  ["x&=&y=", false],
  ["amp;gc-1-adults=3", true],
  ["GC-1-adults=3", true],
  ["utm_source=a;gc-1-adults=3", true],
  ["utm_source=a?gc-1-adults=3", true],
  ["gc%2D1-adults=3", true],
  ["star=t=2027-02-06", true],
  ["%EF%BB%BFgc-1-adults=3", true],
])("the Varnish example has a copy of its own of a page with the part %s: %s", (part, isKept) => {
  const [, pattern = ""] = /regsuball\(req\.url, "([^"]*)"/.exec(varnish) ?? [];
  expect(`?geo=1&${part}`.replace(new RegExp(pattern, "g"), "").replace(/&+$/, "") !== "?geo=1").toBe(isKept);
});
