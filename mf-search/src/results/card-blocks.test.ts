import type { Accommodation } from "@stays/domain";
import fc from "fast-check";
import { cardBlocksOf, heightOfGroups, wasBlockNear } from "./card-blocks.ts";
import { listMemoryOf } from "./list-memory.ts";

const groups = fc.nat(60).map((count) => Array.from({ length: count }, () => [] as Accommodation[]));

const blank = () => listMemoryOf({}, "Tile");

const blockOf = (first: number, count: number) => ({
  first,
  groups: Array.from({ length: count }, () => []),
});

test("SR-01 runs hold every stretch once, at its place in the list, none of them empty", () => {
  fc.assert(
    fc.property(groups, (all) => {
      const blocks = cardBlocksOf(all);
      expect(blocks.flatMap((block) => block.groups)).toEqual(all);
      for (const block of blocks) expect(block.groups[0]).toBe(all[block.first]);
    }),
  );
});

test("SR-01 the runs of a list stay as they are when another page is added", () => {
  fc.assert(
    fc.property(groups, fc.nat(60), (all, count) => {
      const before = cardBlocksOf(all.slice(0, count)).slice(0, -1);
      expect(cardBlocksOf(all).slice(0, before.length)).toEqual(before);
    }),
  );
});

test("SR-10 a far run is as high as its stretches were, the ones never seen as the first", () => {
  const memory = blank();
  memory.heights.set(0, 1000).set(13, 1200.5);
  expect(heightOfGroups(blockOf(12, 3), memory)).toBe(3200.5);
});

test("SR-01 a far run has a height before any of its list was seen", () => {
  expect(heightOfGroups(blockOf(12, 1), blank())).toBe(3000);
});

test("SR-10 the first block is near at first, and after Back those that were near before", () => {
  const memory = blank();
  expect([wasBlockNear(blockOf(0, 12), memory), wasBlockNear(blockOf(12, 12), memory)]).toEqual([
    true,
    false,
  ]);
  memory.near.add(23);
  expect([wasBlockNear(blockOf(0, 12), memory), wasBlockNear(blockOf(12, 12), memory)]).toEqual([
    false,
    true,
  ]);
});
