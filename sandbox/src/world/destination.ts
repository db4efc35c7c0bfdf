import hallefjall from "../../content/destinations/hallefjall.json" with { type: "json" };
import khroumirie from "../../content/destinations/khroumirie.json" with { type: "json" };
import yukimori from "../../content/destinations/yukimori.json" with { type: "json" };
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
export type LineEnd = keyof typeof hallefjall.lineEnds;

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
  readonly centre: Position;
  /** The destination, its three regions and their 20 areas. */
  readonly geoNodes: readonly GeoNode[];
  readonly placeNames: NameParts;
  readonly cabinNames: readonly string[];
  readonly activityProviders: readonly string[];
  readonly lineEnds: Readonly<Record<LineEnd, Localised>>;
}

/**
 * Every destination, by its value of `SANDBOX_WORLD`. Yukimori has no decimals in its currency and Khroumirie has
 * three; both have names in a second script, Khroumirie's from right to left.
 */
export const destinations = {
  hallefjall: hallefjall as Destination,
  yukimori: yukimori as Destination,
  khroumirie: khroumirie as Destination,
} as const;

/**
 * Returns the destination of a name; the first without a name.
 *
 * @throws Error that lists the names, when the name is unknown
 */
export function destinationNamed(name: string | undefined): Destination {
  if (name === undefined || name === "") return destinations.hallefjall;
  const found = Object.entries(destinations).find(([known]) => known === name)?.[1];
  if (found) return found;
  throw new Error(`SANDBOX_WORLD is "${name}", but must be one of ${Object.keys(destinations).join(", ")}.`);
}

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

/** Returns `count` distinct names, the same for a seed; in both scripts where there are two. */
export function placeNames({ placeNames: parts }: Destination, seed: string, count: number): string[] {
  const random = createRandom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const [first, last] = [random.pick(parts.first), random.pick(parts.last)];
    names.add(`${getLatin(first)}${getLatin(last)} ${getOwn(first)}${getOwn(last)}`.trim());
  }
  return [...names];
}

/** Returns the name of a village's cabin, with a number once the names are used up. */
export function cabinName({ cabinNames }: Destination, index: number): string {
  const name = cabinNames[index % cabinNames.length] ?? "Tall";
  const round = Math.floor(index / cabinNames.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
