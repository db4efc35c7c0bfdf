import type { DestinationLanguage, Localised } from "./localised.ts";
import { createRandom } from "./random.ts";
import type { Position } from "./stay.ts";

/** A node of the destination's geo tree. */
export interface GeoNode {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly position: Position;
}

/**
 * Two lists of parts that are joined to names: `Björk` and `backen`. The second script of a part is optional.
 */
export interface NameParts {
  readonly first: readonly NamePart[];
  readonly last: readonly NamePart[];
}
/** In Latin letters, and in the own script where there is one. */
export type NamePart = string | readonly string[];

/** The end points of transport lines. */
export type LineEnd =
  | "mountain"
  | "airport"
  | "capital"
  | "coast"
  | "station"
  | "lake"
  | "island"
  | "top"
  | "north"
  | "south";

/** How much more a large destination has than the others. */
interface DestinationSize {
  /** Stays of an unfiltered list. */
  readonly stays: number;
  readonly packages: number;
  /** Added activities, each of them on every day of its season. */
  readonly activities: number;
  /** Added reviews of the first lodge. */
  readonly reviewsOfOne: number;
  /** The facilities that stays can be filtered by. */
  readonly facilityIds: readonly number[];
}

/** The settings of a world that differ between worlds; ids, numbers and rules are the same in all. */
export interface Destination {
  /** Name of the site in Latin letters. */
  readonly name: string;
  /** IANA name; defines the date of today. */
  readonly timeZone: string;
  readonly currency: {
    /** ISO 4217. */
    readonly code: string;
    /** Price of one unit of the world's whole-number prices, with at most `decimals` decimals. */
    readonly perUnit: number;
    readonly decimals: number;
  };
  /** A look of its own; the pictures are in a folder of content/brands. Missing = the product's. */
  readonly brand?: {
    readonly folder: string;
    readonly logo: { readonly width: number; readonly height: number };
    readonly colours: { readonly action: string; readonly accent: string };
  };
  /** The first is the site's default. */
  readonly languages: readonly DestinationLanguage[];
  readonly size?: DestinationSize;
  readonly centre: Position;
  /** The destination, its three regions and their 20 areas. */
  readonly geoNodes: readonly GeoNode[];
  readonly placeNames: NameParts;
  readonly cabinNames: readonly string[];
  readonly activityProviders: readonly string[];
  readonly lineEnds: Readonly<Record<LineEnd, Localised>>;
}

/** Returns the areas a property can be in: the leaves of the tree. */
export function geoAreas({ geoNodes }: Destination): readonly GeoNode[] {
  const parents = new Set(geoNodes.map(({ parentId }) => parentId));
  return geoNodes.filter(({ id }) => !parents.has(id));
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

/**
 * Converts one of the world's whole-number prices to the currency of a destination, without floating-point
 * noise.
 */
export function convertAmount({ currency: { perUnit, decimals } }: Destination, price: number): number {
  const scale = 10 ** decimals;
  return Math.round(price * perUnit * scale) / scale;
}

/** The same with its currency. */
export function toMoney(destination: Destination, price: number) {
  return { Price: convertAmount(destination, price), Currency: destination.currency.code };
}

const getLatin = (part: NamePart): string => (typeof part === "string" ? part : (part[0] ?? ""));
const getOwn = (part: NamePart): string => (typeof part === "string" ? "" : (part[1] ?? ""));

/** Most place names without a second name. */
const MOST_PLACES = 150;

/**
 * Returns `count` distinct names, the same for a seed; in both scripts where there are two. When the places are used
 * up, they come again with the names of cabins.
 */
export function placeNames(destination: Destination, seed: string, count: number): string[] {
  const { placeNames: parts } = destination;
  const random = createRandom(seed);
  const names = new Set<string>();
  while (names.size < Math.min(count, MOST_PLACES)) {
    const [first, last] = [random.pick(parts.first), random.pick(parts.last)];
    names.add(`${getLatin(first)}${getLatin(last)} ${getOwn(first)}${getOwn(last)}`.trim());
  }
  const places = [...names];
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / MOST_PLACES);
    const place = places[index % MOST_PLACES] ?? "";
    return round === 0 ? place : `${place} ${cabinName(destination, round - 1)}`;
  });
}

/** Returns the name of a village's cabin, with a number once the names are used up. */
export function cabinName({ cabinNames }: Destination, index: number): string {
  const name = cabinNames[index % cabinNames.length] ?? "Tall";
  const round = Math.floor(index / cabinNames.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
