import fc from "fast-check";
import {
  MOST_NAME,
  moved,
  personName,
  type Ranking,
  rankingsIn,
  rankingsOf,
  standings,
  withRanking,
  withRankings,
} from "./rankings.ts";

const COUNT = 4;
const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 });
const name = fc
  .string({ unit: "grapheme" })
  .map(personName)
  .filter((text) => text !== "");
const rankings = fc.uniqueArray(fc.record({ name, order }), { selector: (one) => one.name, maxLength: 8 });

test("the rankings of a group are in the address, in readable form", () => {
  const search = withRankings("?compare=cbis:1,cbis:2,cbis:3", [
    { name: "Anna", order: [0, 2, 1] },
    { name: "Åsa B", order: [1] },
  ]);
  expect(search).toBe("?compare=cbis:1,cbis:2,cbis:3&ranks=Anna:1,3,2;%C3%85sa+B:2");
  fc.assert(
    fc.property(rankings, (all) => expect(rankingsIn(withRankings("?geo=1", all), COUNT)).toEqual(all)),
  );
  expect(withRankings("?geo=1&ranks=Anna:1", [])).toBe("?geo=1");
});

test("a hostile address gives valid rankings only: short names, orders of the stays of the link", () => {
  expect(rankingsIn("?ranks=Anna:1,1;Bo:5;Cy:0;:1;Di:1:2;Ed:x;Flo:2", COUNT)).toEqual([
    { name: "Flo", order: [1] },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { name, order } of rankingsIn(`?${new URLSearchParams({ ranks: text })}`, COUNT)) {
        expect(name).toMatch(/^[^\p{C}:;,]+$/u);
        expect([...name].length).toBeLessThanOrEqual(MOST_NAME);
        expect(new Set(order).size).toBe(order.length);
        expect(order.every((index) => index >= 0 && index < COUNT)).toBe(true);
      }
    }),
  );
});

test("a name has no separators, no control characters and at most twenty characters", () => {
  expect(personName("  An\u202ena:;,\n Bo ")).toBe("An na Bo");
  expect(personName("<b>".repeat(9))).toBe("<b><b><b><b><b><b><b");
  expect(personName(":;,\u0000")).toBe("");
});

test("a person who ranks again replaces the own order, and a ninth person is left out", () => {
  const anna: Ranking = { name: "Anna", order: [0, 1] };
  expect(withRanking([anna], { name: "Anna", order: [1, 0] })).toEqual([{ name: "Anna", order: [1, 0] }]);
  const many = Array.from({ length: 8 }, (_, index) => ({ name: String(index), order: [0] }));
  expect(withRanking(many, anna)).toEqual(many);
});

test("the total is the Borda count, and equal points are a tie", () => {
  const group: readonly Ranking[] = [
    { name: "Anna", order: [0, 1, 2] },
    { name: "Bo", order: [1, 0, 2] },
  ];
  expect(standings(group, 3)).toEqual([
    { stay: 0, points: 3, place: 1, isTied: true },
    { stay: 1, points: 3, place: 1, isTied: true },
    { stay: 2, points: 0, place: 3, isTied: false },
  ]);
  fc.assert(
    fc.property(fc.array(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), { maxLength: 8 }), (orders) => {
      const all = standings(
        orders.map((one, index) => ({ name: String(index), order: one })),
        COUNT,
      );
      expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(orders.length * 6);
      expect(all.map(({ points }) => points)).toEqual(
        all.map(({ points }) => points).toSorted((a, b) => b - a),
      );
    }),
  );
});

test("a stay that nobody favours is first when everyone ranks it second and opinions differ", () => {
  const group = [
    { name: "Anna", order: [0, 1, 2] },
    { name: "Bo", order: [2, 1, 0] },
    { name: "Cy", order: [1, 0, 2] },
  ];
  expect(standings(group, 3)[0]).toMatchObject({ stay: 1, points: 4, place: 1 });
});

test("rankings follow their stays when others are added or removed", () => {
  const group = [
    { name: "Anna", order: [0, 2, 1] },
    { name: "Bo", order: [1] },
  ];
  expect(rankingsOf(group, ["a", "b", "c"], ["a", "c", "d"])).toEqual([{ name: "Anna", order: [0, 1] }]);
  expect(rankingsOf(group, ["a", "b", "c"], ["a", "b", "c", "d"])).toEqual(group);
});

test("a stay moves by one place and not beyond the ends", () => {
  expect(moved([0, 1, 2], 1, -1)).toEqual([1, 0, 2]);
  expect(moved([0, 1, 2], 1, 1)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
  expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
});
