import { distance, type Spot } from "./mercator.ts";

/** Returns a random number for a node of an endless grid: the same node always has the same number. */
function crossing(x: number, y: number, layer: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer, 2147483647 - 61);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);

function smooth(x: number, y: number, layer: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = crossing(left, top, layer) * (1 - across) + crossing(left + 1, top, layer) * across;
  const lower = crossing(left, top + 1, layer) * (1 - across) + crossing(left + 1, top + 1, layer) * across;
  return upper * (1 - down) + lower * down;
}

/** Smooth noise around 0–1 over the plane: large forms first, each octave half as wide and half as strong. */
function field(x: number, y: number, octaves: number, layer: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += smooth(x * scale, y * scale, layer + octave) * weight;
    weight *= 0.46;
    scale *= 2.03;
  }
  return sum;
}

export interface NamedSpot extends Spot {
  readonly name: string;
}

/** A road between two villages, as a gentle curve. */
export interface Road {
  readonly from: Spot;
  readonly bend: Spot;
  readonly to: Spot;
}

function bent(from: Spot, to: Spot, index: number): Road {
  const sway = index % 2 === 0 ? 0.14 : -0.14;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * sway;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * sway;
  return { from, bend: { x, y }, to };
}

/** Returns the shortest network that connects all villages. */
export function roadsBetween(spots: readonly Spot[]): readonly Road[] {
  const [first, ...unreached] = spots;
  if (first === undefined) return [];
  const reached: Spot[] = [first];
  const waiting = new Set(unreached);
  const roads: Road[] = [];
  while (waiting.size > 0) {
    let best: { from: Spot; to: Spot; length: number } | undefined;
    for (const from of reached) {
      for (const to of waiting) {
        const length = distance(from, to);
        if (best === undefined || length < best.length) best = { from, to, length };
      }
    }
    if (best === undefined) break;
    roads.push(bent(best.from, best.to, roads.length));
    reached.push(best.to);
    waiting.delete(best.to);
  }
  return roads;
}

/** Returns points along a road, from one end to the other. */
export function pointsAlong({ from, bend, to }: Road, count: number): readonly Spot[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
  });
}

/** The terrain of the map, for positions in kilometres. */
export type Terrain = ReturnType<typeof terrainWith>;

const HILL_KM = 16;
const LAKE_KM = 9;
const LAKE_LEVEL = 0.575;
/** No water within this distance of a road. */
const DRY_KM = 0.9;
const GRID_KM = 4;

const getCell = (x: number, y: number) => `${Math.floor(x / GRID_KM)}:${Math.floor(y / GRID_KM)}`;

/** Indexes the points of all roads by their map cell. */
function roadPoints(roads: readonly Road[]): ReadonlyMap<string, readonly Spot[]> {
  const cells = new Map<string, Spot[]>();
  for (const road of roads) {
    const length = distance(road.from, road.to);
    for (const point of pointsAlong(road, Math.max(4, Math.ceil(length / 0.6)))) {
      const cell = getCell(point.x, point.y);
      cells.set(cell, [...(cells.get(cell) ?? []), point]);
    }
  }
  return cells;
}

export function terrainWith(roads: readonly Road[]) {
  const cells = roadPoints(roads);
  const dryness = ({ x, y }: Spot) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const dx of [-GRID_KM, 0, GRID_KM]) {
      for (const dy of [-GRID_KM, 0, GRID_KM]) {
        for (const point of cells.get(getCell(x + dx, y + dy)) ?? []) {
          nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
        }
      }
    }
    return Math.exp(-nearest / DRY_KM ** 2);
  };
  return {
    /** Metres above the sea. */
    heightAt: ({ x, y }: Spot, octaves: number) =>
      120 + 1280 * field(x / HILL_KM, y / HILL_KM, octaves, 11) ** 1.15,
    /** Above 0 in a lake, below 0 on land. */
    waterAt(spot: Spot, octaves: number) {
      const wet = field(spot.x / LAKE_KM, spot.y / LAKE_KM, Math.max(3, octaves - 1), 71) - LAKE_LEVEL;
      return wet < -0.1 ? wet : wet - dryness(spot) * 0.4;
    },
  };
}
