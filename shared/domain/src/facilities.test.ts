import type { Facility } from "./entities.ts";
import {
  bedrooms,
  beds,
  commonFacilities,
  detailFacilities,
  facilityText,
  topAttributes,
} from "./facilities.ts";

const facility = (id: number, value = "True", icon: string | null = "dot"): Facility => ({
  id,
  name: String(id),
  icon,
  type: "Boolean",
  value,
});
const ids = (all: readonly Facility[]) => all.map(({ id }) => id);

test.each([
  ["Beds", "Number", " 6 ", "Beds: 6"],
  ["Jetty", "Text", "true", "Jetty"],
  ["Boat", "Text", "True ", "Boat"],
  ["Sauna", "Boolean", "True", "Sauna"],
  ["Pier", "Text", "false", null],
  ["Slip", "Boolean", "FALSE", null],
  ["Quay", "Boolean", " ", null],
] as const)(
  "AT-01 True and False are never printed, whatever the type and the letters: %s, %s %j",
  (name, type, value, text) => {
    const [shown] = commonFacilities([{ id: 1, name, icon: null, type, value }]);
    expect(shown ? facilityText(shown) : null).toBe(text);
  },
);

test("AT-01 beds are 372; of the bedrooms the first one present wins", () => {
  expect(beds([facility(372, "6")])?.value).toBe("6");
  expect(bedrooms([130, 589, 603].map((id) => facility(id)))?.id).toBe(603);
  expect(bedrooms([facility(603, "False"), facility(130), facility(589)])?.id).toBe(589);
  expect(bedrooms([])).toBeNull();
});

test.each([
  ["603, 589, 130, 100724, 100043", "603, 100724"],
  ["603, 589, 130, 100043", "603, 100043"],
  ["589, 130, 100724, 100043", "589, 100724"],
  ["130, 100724, 100043", "130, 100724"],
  ["130, 100043", "130, 100043"],
  ["577, 1", "1"],
])("AT-01 of %s a detail page lists %s", (all, listed) => {
  const facilities = all.split(", ").map((id) => facility(Number(id)));
  expect(ids(detailFacilities(facilities)).join(", ")).toBe(listed);
});

test("AT-01 the common list hides only 100043, and that when 100724 is set", () => {
  const all = [603, 589, 130, 100043];
  expect(ids(commonFacilities([...all, 100724].map((id) => facility(id))))).toEqual([603, 589, 130, 100724]);
  expect(ids(commonFacilities([...all.map((id) => facility(id)), facility(100724, "False")]))).toEqual(all);
});

test("AT-01 top icons: those it has, in the settings' order, never beds or bedrooms, at most max", () => {
  const all = [
    facility(372),
    facility(603),
    facility(1),
    facility(2),
    facility(3, "False"),
    facility(4, "True", null),
    facility(5),
  ];
  expect(ids(topAttributes(all, { topAttributeIds: [], max: 2 }))).toEqual([1, 2]);
  expect(ids(topAttributes(all, { topAttributeIds: [5, 3, 372, 4, 1], max: 4 }))).toEqual([5, 1]);
  expect(topAttributes(all, { topAttributeIds: [], max: 0 })).toEqual([]);
});

test("AT-01 the attribute that 100724 replaces is no top icon either", () => {
  const all = [100043, 1, 100724].map((id) => facility(id));
  expect(ids(topAttributes(all, { topAttributeIds: [], max: 4 }))).toEqual([1, 100724]);
  expect(ids(topAttributes(all.slice(0, 2), { topAttributeIds: [], max: 4 }))).toEqual([100043, 1]);
});
