import type { Spot } from "./mercator.ts";

export interface NamedPosition {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
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

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

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
