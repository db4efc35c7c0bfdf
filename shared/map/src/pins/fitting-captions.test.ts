import { fittingCaptions, type PlacedPin } from "./fitting-captions.ts";

const cluster = (key: string, x: number, y: number, text: string | null = "from SEK 4,185"): PlacedPin => ({
  key,
  kind: "cluster",
  x,
  y,
  text,
  icons: 0,
});
const stay = (key: string, x: number, y: number, icons = 0): PlacedPin => ({
  key,
  kind: "stay",
  x,
  y,
  text: "SEK 990",
  icons,
});
const fitting = (...pins: readonly PlacedPin[]) => [...fittingCaptions(pins)];

test("MP-01 clusters far from each other show their prices below, without a price none", () => {
  expect(fitting(cluster("a", 0, 0), cluster("b", 300, 0), cluster("c", 600, 0, null))).toEqual([
    ["a", "below"],
    ["b", "below"],
  ]);
});

test("MP-01 of two captions that would overlap the second is above its cluster", () => {
  expect(fitting(cluster("a", 0, 0), cluster("b", 100, -10))).toEqual([
    ["a", "below"],
    ["b", "above"],
  ]);
});

test("MP-01 a price covers no other pin", () => {
  expect(fitting(cluster("a", 0, 0), cluster("below", 10, 56, null))).toEqual([["a", "above"]]);
  expect(fitting(cluster("a", 0, 0), stay("below", 20, 70), stay("above", 20, -20))).toEqual([]);
});

test("MP-01 a price leaves room for the heart and the check of a pin", () => {
  const beside = (icons: number) => fitting(cluster("a", 0, 0), stay("b", 105, 70, icons));
  expect(beside(0)).toEqual([["a", "below"]]);
  expect(beside(2)).toEqual([["a", "above"]]);
});
