import type { MapPoint, PointWithPosition } from "./map-point.ts";

/** A point with a position and no price, for tests and benchmarks. */
export function pointFixture(
  id: string,
  latitude: number,
  longitude: number,
  more: Partial<Omit<MapPoint, "position">> = {},
): PointWithPosition {
  return {
    id,
    name: `Stay ${id}`,
    position: { latitude, longitude },
    price: null,
    nights: 0,
    introduction: null,
    area: null,
    image: null,
    count: 1,
    href: `/en/stays/village/${id}`,
    ...more,
  };
}
