import type { Accommodation } from "@stays/domain";
import { commonName, unitGroups } from "./unit-groups.ts";

const unit = (id: string, name = id) => ({ id, name }) as Accommodation;
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

test("VI-03 products of one unit each are one list, as far as their look is the same", () => {
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

test("HO-01 by condition when there are any, under the condition's name (ruling 12)", () => {
  const groups = unitGroups(
    property({
      productsGrouped: [{ key: "cbis:1", accommodations: [unit("cbis:1")] }],
      conditionGroups: [{ key: "Flexible", accommodations: [unit("cbis:1")] }],
    }),
    true,
    settings,
  );
  expect(groups.map(({ heading }) => heading)).toEqual(["Flexible"]);
});

test("VI-03 a group of several units is called by what their names begin with", () => {
  expect(commonName(["Fell cabin 14, lake side", "Fell cabin 17"])).toBe("Fell cabin");
  expect(commonName(["Pine", "Birch"])).toBeNull();
});
