import type { StayPackage } from "@stays/domain";
import { serializeSearch } from "@stays/search";
import { pageContextAt } from "@stays/testing/page-context";
import { isNarrowed, readSupplier, shownPackages, withoutFilter, withSupplier } from "./list-filter.ts";
import type { ListedPackage } from "./listed-package.ts";

const state = (search: string) => pageContextAt(`/en/stays/packages${search}`).search;

const listed = (name: string, parentName: string, amount: number | null): ListedPackage => ({
  stayPackage: { name, parentName, price: amount === null ? null : { amount } } as unknown as StayPackage,
  product: null,
});
const packages = [listed("Beta", "South", 100), listed("Alpha", "North", 900), listed("Gamma", "North", 500)];
const choice = {
  supplier: null,
  sort: null,
  defaultSort: "Name-Asc",
  parentNames: ["South", "Östra", "North", "South"],
} as const;
const readNames = (shown: { readonly packages: readonly ListedPackage[] }) =>
  shown.packages.map(({ stayPackage }) => stayPackage.name);

test("PK-04 the supplier is written to the address and removed from it again", () => {
  const chosen = withSupplier(state("?start=2027-02-06&day=x"), "Lake & Co");
  expect(serializeSearch(chosen)).toMatch(/&day=x&supplier=Lake\+%26\+Co$/);
  expect(readSupplier(state(serializeSearch(chosen)))).toBe("Lake & Co");
  expect(readSupplier(withSupplier(chosen, null))).toBeNull();
  expect(readSupplier(state("?supplier="))).toBeNull();
});

test("PK-01 resetting takes every filter, and leaves dates, guests and promo code", () => {
  const stay = "?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=3&promocode=WINTER10";
  const full = state(`${stay}&offer=810&attributes=211&capacity.372=4&supplier=North`);
  expect(isNarrowed(full)).toBe(true);
  expect(withoutFilter(full)).toEqual(state(stay));
  expect(isNarrowed(withoutFilter(full))).toBe(false);
});

test("PK-04 prices can be ordered by only while packages are available", () => {
  const order = { ...choice, sort: "Price-Asc" };
  expect(readNames(shownPackages({ kind: "priced", packages }, order, "en"))).toEqual([
    "Beta",
    "Gamma",
    "Alpha",
  ]);
  const bare = shownPackages({ kind: "noDates", packages }, order, "en");
  expect(bare.orders).toEqual(["Name-Asc", "Name-Desc"]);
  expect(readNames(bare)).toEqual(["Alpha", "Beta", "Gamma"]);
});

test.each([
  ["Price-Asc", "ÅBC"],
  ["Price-Desc", "CBÅ"],
  ["Name-Asc", "BCÅ"],
  ["Name-Desc", "ÅCB"],
])("PK-04 CO-11 the order %s; a missing price counts as 0", (sort, names) => {
  const all = [listed("B", "", 5), listed("Å", "", null), listed("C", "", 9)];
  const shown = shownPackages({ kind: "priced", packages: all }, { ...choice, sort }, "sv");
  expect(readNames(shown).join("")).toBe(names);
});

test("PK-04 the default order is the settings'; one that is not on offer gives way to names", () => {
  const byPrice = { ...choice, defaultSort: "Price-Desc" } as const;
  expect(shownPackages({ kind: "priced", packages }, byPrice, "en").order).toBe("Price-Desc");
  expect(shownPackages({ kind: "past", packages }, byPrice, "en").order).toBe("Name-Asc");
  expect(shownPackages({ kind: "priced", packages }, { ...choice, sort: "Random-Asc" }, "en").order).toBe(
    "Name-Asc",
  );
});

test("PK-04 the packages of one supplier; all that Galaxy names stay on offer, each once, in the page's order", () => {
  const shown = shownPackages({ kind: "priced", packages }, { ...choice, supplier: "North" }, "sv");
  expect(readNames(shown)).toEqual(["Alpha", "Gamma"]);
  expect(shown.suppliers).toEqual(["North", "South", "Östra"]);
});
