import type { NatureNames } from "../world/destinations/destination.ts";
import { crossingValue } from "./field.ts";
import type { NamedSpot } from "./road.ts";
import type { Terrain } from "./terrain.ts";

const CELL_KM = 9;
const SAMPLES = 9;

const chosen = (names: readonly string[], value: number) => names[Math.floor(value * names.length)] ?? "";

export interface NaturalNames {
  readonly tops: readonly NamedSpot[];
  readonly lakes: readonly NamedSpot[];
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the highest top and the widest water of every cell of the map that intersects the bounds, without those
 * closer than `gap` to a higher top or a wider water. The comparison uses all neighbours, also those that are left
 * out themselves, so that every tile comes to the same names.
 *
 * @param gap in kilometres
 */
export function naturalNames(
  { terrain, natureNames }: { readonly terrain: Terrain; readonly natureNames: NatureNames },
  bounds: Bounds,
  gap: number,
): NaturalNames {
  const tops: Ranked[] = [];
  const lakes: Ranked[] = [];
  const [left, right] = [bounds.left - gap, bounds.right + gap];
  const [top, bottom] = [bounds.top - gap, bounds.bottom + gap];
  for (let column = Math.floor(left / CELL_KM); column <= Math.floor(right / CELL_KM); column++) {
    for (let row = Math.floor(top / CELL_KM); row <= Math.floor(bottom / CELL_KM); row++) {
      const { summit, water } = extremesOf(terrain, column, row);
      const name = chosen(natureNames.first, crossingValue(column, row, 31));
      if (summit.height > 760) {
        const ending = chosen(natureNames.tops, crossingValue(column, row, 32));
        tops.push({ ...summit, rank: summit.height, name: `${name}${ending} ${Math.round(summit.height)}` });
      }
      if (water.depth > 0.035)
        lakes.push({
          ...water,
          rank: water.depth,
          name: name + chosen(natureNames.lakes, crossingValue(column, row, 33)),
        });
    }
  }
  const isNear = (one: Ranked, other: Ranked) => Math.hypot(one.x - other.x, one.y - other.y) < gap;
  const isClear = (one: Ranked) =>
    ![...tops, ...lakes].some((other) => other.rank > one.rank && isNear(one, other));
  return { tops: tops.filter(isClear), lakes: lakes.filter(isClear) };
}

interface Ranked extends NamedSpot {
  /** Metres of height, or depth between 0 and 1: a top is above every lake. */
  readonly rank: number;
}

function extremesOf(terrain: Terrain, column: number, row: number) {
  let summit = { x: 0, y: 0, height: 0 };
  let water = { x: 0, y: 0, depth: 0 };
  for (let index = 0; index < SAMPLES * SAMPLES; index++) {
    const x = (column + ((index % SAMPLES) + 0.5) / SAMPLES) * CELL_KM;
    const y = (row + (Math.floor(index / SAMPLES) + 0.5) / SAMPLES) * CELL_KM;
    const depth = terrain.waterAt({ x, y }, 4);
    const height = terrain.heightAt({ x, y }, 4);
    if (depth > water.depth) water = { x, y, depth };
    if (depth < 0 && height > summit.height) summit = { x, y, height };
  }
  return { summit, water };
}
