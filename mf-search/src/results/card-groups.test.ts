import type { Accommodation } from "@stays/domain";
import fc from "fast-check";
import { groupCards } from "./card-groups.ts";

const stays = fc
  .nat(200)
  .map((count) => Array.from({ length: count }, (_, id) => ({ id: `cbis:${id}` }) as Accommodation));

test("SR-01 groups hold every stay once, in its order, none of them empty", () => {
  fc.assert(
    fc.property(stays, (all) => {
      const groups = groupCards(all);
      expect(groups.flat()).toEqual(all);
      expect(groups.every(({ length }) => length > 0)).toBe(true);
    }),
  );
});

test("SR-01 the groups of a list stay as they are when another page is added", () => {
  fc.assert(
    fc.property(stays, fc.nat(200), (all, count) => {
      const before = groupCards(all.slice(0, count)).slice(0, -1);
      expect(groupCards(all).slice(0, before.length)).toEqual(before);
    }),
  );
});
