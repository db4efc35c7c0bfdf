import { nearestSnap } from "./use-sheet.ts";

test("ruling 175 the snap point of a sheet is the nearest one", () => {
  const tops = [0, 149, 151, 300, 499, 501, 700];
  const snaps = ["peek", "peek", "half", "half", "half", "full", "full"];
  expect(tops.map((top) => nearestSnap(top, [0, 300, 700]))).toEqual(snaps);
});
