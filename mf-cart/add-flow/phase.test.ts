import { anItem } from "./an-item.ts";
import { phaseOf } from "./phase.ts";

const items = [anItem({ bookKey: "a" }), anItem({ bookKey: "b" })];

test.each([
  ["idle", {}, null],
  ["one of them under way", { a: "added", b: "adding" }, "adding"],
  ["all in the basket", { a: "added", b: "added" }, "added"],
  ["one of them in the basket", { a: "added" }, null],
  ["one of them failed", { b: "failed" }, "failed"],
  ["another item under way", { c: "adding" }, null],
] as const)("CT-02 %s", (_, phases, phase) => {
  expect(phaseOf(items, phases)).toBe(phase);
});

test("CT-02 no items are idle, not added", () => {
  expect(phaseOf([], { a: "added" })).toBeNull();
});
