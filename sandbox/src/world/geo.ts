import type { Destination, GeoNode } from "./destinations/destination.ts";

/** Returns the areas a property can be in: the leaves of the tree. */
export function geoAreas({ geoNodes }: Destination): readonly GeoNode[] {
  return geoNodes.filter((node) => !geoNodes.some((other) => other.parentId === node.id));
}

/** Returns an area by index, modulo their number; every destination has some. */
export function geoAreaAt(destination: Destination, turn: number): GeoNode {
  const areas = geoAreas(destination);
  const area = areas[turn % areas.length];
  if (!area) throw new Error(`${destination.name} has no areas`);
  return area;
}

/** Returns the requested ids and their descendants. */
export function withDescendants({ geoNodes }: Destination, ids: readonly number[]): ReadonlySet<number> {
  const found = new Set(ids);
  for (const node of geoNodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id);
  return found;
}

/** Names from the root, separated by ` / `. */
export function geoPath(destination: Destination, id: number): string {
  const node = destination.geoNodes.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`No geo node ${id}`);
  return node.parentId === null ? node.name : `${geoPath(destination, node.parentId)} / ${node.name}`;
}
