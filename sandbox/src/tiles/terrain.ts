import { field } from "./field.ts";
import type { Spot } from "./mercator.ts";
import { pointsAlong, type Road } from "./road.ts";

/** The terrain of the map, for positions in kilometres. */
export interface Terrain {
  /** Metres above the sea. */
  heightAt(spot: Spot, octaves: number): number;
  /** Above 0 in a lake, below 0 on land. */
  waterAt(spot: Spot, octaves: number): number;
}

const HILL_KM = 16;
const LAKE_KM = 9;
const LAKE_LEVEL = 0.575;
/** No water within this distance of a road. */
const DRY_KM = 0.9;
const GRID_KM = 4;

const cellOf = (x: number, y: number) => `${Math.floor(x / GRID_KM)}:${Math.floor(y / GRID_KM)}`;

/** Indexes the points of all roads by their map cell. */
function roadPoints(roads: readonly Road[]): ReadonlyMap<string, readonly Spot[]> {
  const cells = new Map<string, Spot[]>();
  for (const road of roads) {
    const length = Math.hypot(road.to.x - road.from.x, road.to.y - road.from.y);
    for (const point of pointsAlong(road, Math.max(4, Math.ceil(length / 0.6)))) {
      const cell = cellOf(point.x, point.y);
      cells.set(cell, [...(cells.get(cell) ?? []), point]);
    }
  }
  return cells;
}

export function terrainWith(roads: readonly Road[]): Terrain {
  const cells = roadPoints(roads);
  const dryness = ({ x, y }: Spot) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const dx of [-GRID_KM, 0, GRID_KM]) {
      for (const dy of [-GRID_KM, 0, GRID_KM]) {
        for (const point of cells.get(cellOf(x + dx, y + dy)) ?? []) {
          nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
        }
      }
    }
    return Math.exp(-nearest / DRY_KM ** 2);
  };
  return {
    heightAt: ({ x, y }, octaves) => 120 + 1280 * field(x / HILL_KM, y / HILL_KM, octaves, 11) ** 1.15,
    waterAt(spot, octaves) {
      const wet = field(spot.x / LAKE_KM, spot.y / LAKE_KM, Math.max(3, octaves - 1), 71) - LAKE_LEVEL;
      return wet < -0.1 ? wet : wet - dryness(spot) * 0.4;
    },
  };
}
