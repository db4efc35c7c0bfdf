import type { Position } from "./stay.ts";

/** A node of the destination's geo tree. */
export interface GeoNode {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly position: Position;
}

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const area = (id: number, parentId: number, name: string, latitude: number, longitude: number): GeoNode => ({
  id,
  parentId,
  name,
  position: at(latitude, longitude),
});

/** The destination, its three regions and their 20 areas. */
export const geoNodes: readonly GeoNode[] = [
  { id: 400, parentId: null, name: "Hällefjäll", position: at(61.74, 13.16) },
  area(401, 400, "Norrfjällen", 62.2, 12.75),
  area(402, 400, "Mittdalen", 61.7, 13.2),
  area(403, 400, "Söderskogen", 61.2, 13.55),
  area(410, 401, "Storhälla", 62.31, 12.62),
  area(420, 401, "Lillhälla", 62.27, 12.84),
  area(430, 401, "Renvallen", 62.22, 12.41),
  area(440, 401, "Ripbäcken", 62.15, 12.97),
  area(450, 401, "Vargtjärn", 62.1, 12.55),
  area(460, 401, "Lavåsen", 62.05, 13.18),
  area(470, 401, "Skarvdalen", 62.01, 12.78),
  area(480, 402, "Fjällbyn", 61.86, 13.02),
  area(490, 402, "Björnbyn", 61.83, 13.38),
  area(500, 402, "Sjövallen", 61.77, 12.76),
  area(510, 402, "Tjärnbacken", 61.72, 13.22),
  area(520, 402, "Norderåsen", 61.68, 13.61),
  area(530, 402, "Högstugan", 61.63, 12.94),
  area(540, 402, "Silverfallet", 61.58, 13.36),
  area(550, 403, "Dalsätra", 61.41, 13.12),
  area(560, 403, "Granliden", 61.37, 13.66),
  area(570, 403, "Älgnäset", 61.3, 13.34),
  area(580, 403, "Orrliden", 61.24, 13.88),
  area(590, 403, "Långtäkten", 61.18, 13.5),
  area(600, 403, "Tallheden", 61.11, 14.02),
];

/** The areas a property can lie in: the leaves of the tree. */
export const geoAreas = geoNodes.filter((node) => !geoNodes.some((other) => other.parentId === node.id));

/** The ids asked for and of everything below them. */
export function withDescendants(ids: readonly number[]): ReadonlySet<number> {
  const found = new Set(ids);
  for (const node of geoNodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id);
  return found;
}

/** Names from the root, ` / ` between. */
export function geoPath(id: number): string {
  const node = geoNodes.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`No geo node ${id}`);
  return node.parentId === null ? node.name : `${geoPath(node.parentId)} / ${node.name}`;
}
