import type { Accommodation } from "@stays/domain";
import { boundsText } from "@stays/search";
import fc from "fast-check";
import { asSearchBounds, asSearchCircle, staysWithin } from "./map-area.ts";

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
      const kept = asSearchBounds({ south, west, north, east });
      expect(kept.south).toBeLessThanOrEqual(south);
      expect(kept.north).toBeGreaterThanOrEqual(north);
      expect([kept.west >= -180, kept.east <= 180]).toEqual([true, true]);
      const pin = at(south, Math.min(180, Math.max(-180, west)));
      const isAtPosition = south !== 0 && pin.content.position?.longitude !== 0;
      expect(staysWithin([pin], kept)).toEqual(isAtPosition ? [pin] : []);
    }),
  );
});

test("MP-01 stays without a place are in no part of the map; the whole map has all", () => {
  const stays = [at(61, 13), at(0, 0), { content: { position: null } } as unknown as Accommodation];
  expect(staysWithin(stays, { south: -90, west: -180, north: 90, east: 180 })).toEqual([stays[0]]);
  expect(staysWithin(stays, null)).toBe(stays);
});

test("a drawn circle is rounded to one that an address can have", () => {
  const circles = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    metres: fc.double({ min: 0, max: 2e7, noNaN: true }),
  });
  fc.assert(
    fc.property(circles, (circle) => {
      const kept = asSearchCircle(circle);
      expect(boundsText(kept)).toMatch(/^-?\d+(\.\d{1,4})?,-?\d+(\.\d{1,4})?,\d+$/);
      expect(Math.abs(kept.latitude - circle.latitude)).toBeLessThan(1e-4);
      expect([kept.metres >= 50, kept.metres <= 200_000]).toEqual([true, true]);
    }),
  );
});

test("MP-01 a circle has the stays within its radius, and none without a place", () => {
  const stays = [at(61, 13), at(61.01, 13), at(61.02, 13), at(0, 0)];
  // A hundredth of a degree of latitude is 1,112 m.
  expect(staysWithin(stays, { latitude: 61, longitude: 13, metres: 1200 })).toEqual(stays.slice(0, 2));
  expect(staysWithin(stays, { latitude: 61, longitude: 13, metres: 1100 })).toEqual(stays.slice(0, 1));
});
