import type { Cart } from "@stays/contract";
import { itemKeyOf } from "@stays/contract";
import { anItem, aStay } from "./an-item.ts";
import { phaseOf } from "./phase.ts";

const items = [anItem({ bookKey: "a" }), anItem({ bookKey: "b" })];
const phasesOf = (phases: Cart["phases"]): Cart["phases"] =>
  Object.fromEntries(
    Object.entries(phases).map(([bookKey, phase]) => [itemKeyOf(anItem({ bookKey })), phase]),
  );

test.each([
  ["idle", {}, null],
  ["one of them under way", { a: "added", b: "adding" }, "adding"],
  ["all in the basket", { a: "added", b: "added" }, "added"],
  ["one of them in the basket", { a: "added" }, null],
  ["one of them failed", { b: "failed" }, "failed"],
  ["another item under way", { c: "adding" }, null],
] as const)("CT-02 %s", (_, phases, phase) => {
  expect(phaseOf(items, phasesOf(phases))).toBe(phase);
});

test("CT-02 no items are idle, not added", () => {
  expect(phaseOf([], phasesOf({ a: "added" }))).toBeNull();
});

const week = anItem({ stay: aStay() });
const phases = { [itemKeyOf(week)]: "added" } as const;

test.each([
  ["in another week", anItem({ stay: aStay({ start: "2027-02-20", end: "2027-02-27" }) })],
  ["for other guests", anItem({ stay: aStay({ personConfiguration: { adults: 3, childrenAges: [] } }) })],
  ["of another unit", anItem({ id: "cbis:3002", stay: aStay() })],
  ["at another rate", anItem({ rate: "Flexible", stay: aStay() })],
])("CT-02 a repeated book key %s is another item: it is not in the basket", (_, other) => {
  expect(phaseOf([other], phases)).toBeNull();
});

test("CT-02 the same stay from a repeated search is still in the basket", () => {
  expect(phaseOf([anItem({ searchId: "s-2", stay: aStay() })], phases)).toBe("added");
});

test("CT-02 an activity of another search with the same book key is not in the basket", () => {
  const added = { [itemKeyOf(anItem())]: "added" } as const;
  expect(phaseOf([anItem({ searchId: "s-2" })], added)).toBeNull();
});
