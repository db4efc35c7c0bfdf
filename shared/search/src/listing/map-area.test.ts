import type { Accommodation } from "@stays/domain";
import fc from "fast-check";
import { filterByBounds, roundBounds } from "./local-filters.ts";

const edges = (most: number) =>
  fc
    .tuple(
      fc.double({ min: -most, max: most, noNaN: true }),
      fc.double({ min: -most, max: most, noNaN: true }),
    )
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

const at = (latitude: number, longitude: number) =>
  ({ content: { position: { latitude, longitude } } }) as Accommodation;

test("the visible area stays within the area of the address, which is within one world", () => {
  fc.assert(
    fc.property(edges(90), edges(540), ([south, north], [west, east]) => {
      const kept = roundBounds({ south, west, north, east });
      expect(kept.south).toBeLessThanOrEqual(south);
      expect(kept.north).toBeGreaterThanOrEqual(north);
      expect([kept.west >= -180, kept.east <= 180]).toEqual([true, true]);
      const pin = at(south, Math.min(180, Math.max(-180, west)));
      const isAtPosition = south !== 0 && pin.content.position?.longitude !== 0;
      expect(filterByBounds([pin], kept)).toEqual(isAtPosition ? [pin] : []);
    }),
  );
});

test("MP-01 stays without a place are in no part of the map; the whole map has all", () => {
  const stays = [at(61, 13), at(0, 0), { content: { position: null } } as unknown as Accommodation];
  expect(filterByBounds(stays, { south: -90, west: -180, north: 90, east: 180 })).toEqual([stays[0]]);
  expect(filterByBounds(stays, null)).toBe(stays);
});
