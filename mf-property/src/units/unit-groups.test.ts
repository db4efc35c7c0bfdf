import type { Accommodation } from "@stays/domain";
import { commonName, unitGroups } from "./unit-groups.ts";

const unit = (id: string, name = id) => ({ id, name, products: [] }) as unknown as Accommodation;
const settings = { defaultListComponent: "VillageList", groupListComponents: { "cbis:2": "Tile" } } as const;
const property = (part: Partial<Accommodation>) =>
  ({ productsGrouped: [], conditionGroups: [], children: [], ...part }) as Accommodation;

test("VI-03 a configured list component for cbis: groups, one list for all that is outside the booking system (ruling 11)", () => {
  const groups = unitGroups(
    property({
      productsGrouped: [
        { key: "9", accommodations: [unit("cont:9")] },
        { key: "cbis:1", accommodations: [unit("cbis:1")] },
        { key: "cbis:2", accommodations: [unit("cbis:2")] },
      ],
      children: [unit("cbis:3"), unit("cont:8")],
    }),
    true,
    settings,
  );
  expect(groups.map(({ kind, variant, units }) => [kind, variant, units.length])).toEqual([
    ["booking", "VillageList", 1],
    ["booking", "Tile", 1],
    ["soldOut", "VillageList", 1],
    ["phone", "Standard", 2],
  ]);
});

test("VI-03 products of one unit each are one list, as far as they have the same variant", () => {
  const group = (id: string) => ({ key: id, accommodations: [unit(id)] });
  const groups = unitGroups(
    property({ productsGrouped: ["cbis:1", "cbis:3", "cbis:2", "cbis:4"].map(group) }),
    true,
    settings,
  );
  expect(groups.map(({ variant, units }) => [variant, units.map(({ id }) => id)])).toEqual([
    ["VillageList", ["cbis:1", "cbis:3"]],
    ["Tile", ["cbis:2"]],
    ["VillageList", ["cbis:4"]],
  ]);
});

test("VI-03 a group of several units is called by what their names begin with", () => {
  expect(commonName(["Fell cabin 14, lake side", "Fell cabin 17"])).toBe("Fell cabin");
  expect(commonName(["Pine", "Birch"])).toBeNull();
});

const sized = (id: string, size: string) =>
  ({ ...unit(id), content: { attributes: [{ id: 372, value: size }] } }) as unknown as Accommodation;
const village = (sizes: readonly string[]) =>
  property({
    productsGrouped: sizes.map((size, index) => ({
      key: `cbis:${index}`,
      accommodations: [sized(`cbis:${index}`, size)],
    })),
  });
const plain = { ...settings, groupListComponents: {} };

test("VI-03 a long list is split by number of beds, the smallest first", () => {
  const groups = unitGroups(village(["6", "2", "10", "6", "2", "6"]), true, plain);
  expect(groups.map(({ beds, units }) => [beds, units.map(({ id }) => id)])).toEqual([
    [2, ["cbis:1", "cbis:4"]],
    [6, ["cbis:0", "cbis:3", "cbis:5"]],
    [10, ["cbis:2"]],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test.each([
  ["a short one", ["2", "4", "6", "8", "10"]],
  ["one of a single size", ["4", "4", "4", "4", "4", "4"]],
  ["one with a unit whose number of beds is not known", ["2", "4", "6", "8", "10", "many"]],
])("VI-03 %s stays one list", (_, sizes) => {
  const groups = unitGroups(village(sizes), true, plain);
  expect(groups.map(({ beds, units }) => [beds, units.length])).toEqual([[null, sizes.length]]);
});

test("HO-01 a group of a condition has its name and terms (ruling 12)", () => {
  const room = {
    ...unit("cbis:1"),
    products: [
      { bookingConditions: null },
      { bookingConditions: { name: "Saver", terms: "<p>No refund.</p>" } },
      { bookingConditions: { name: "Flexible", terms: "<p>Free cancellation.</p>" } },
    ],
  } as unknown as Accommodation;
  const groups = unitGroups(
    property({
      conditionGroups: [{ key: "Flexible", accommodations: [room] }],
      children: [unit("cbis:2")],
    }),
    true,
    settings,
  );
  expect(groups.map(({ heading, terms }) => [heading, terms])).toEqual([
    ["Flexible", "<p>Free cancellation.</p>"],
    [null, null],
  ]);
});
