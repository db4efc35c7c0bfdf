import fc from "fast-check";
import { nearestSnap, SNAPS } from "./use-sheet.ts";

const OFFSETS = [0, 300, 700];

test("ruling 175 the snap point of a sheet is the nearest one", () => {
  expect([0, 149, 151, 499, 501, 700].map((top) => nearestSnap(top, OFFSETS))).toEqual([
    "peek",
    "peek",
    "half",
    "half",
    "full",
    "full",
  ]);
});

test("ruling 175 a sheet that rests on a snap point has this one, whatever the size of the screen", () => {
  const heights = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(heights, ([half = 1, more = 1]) => {
      const offsets = [0, half, half + more];
      expect(offsets.map((top) => nearestSnap(top, offsets))).toEqual(SNAPS);
    }),
  );
});
