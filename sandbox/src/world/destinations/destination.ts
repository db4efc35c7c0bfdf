import type { Localised } from "../localised.ts";
import type { Position } from "../stay.ts";

/** A language of the destination's site. */
export interface DestinationLanguage {
  /** ISO 639-1. */
  readonly code: "en" | "sv" | "nb" | "de";
  /** First segment of paths: pages, calls, the online site. */
  readonly prefix: string;
  /** BCP 47. */
  readonly locale: string;
  readonly name: string;
}

/** A node of the destination's geo tree. */
export interface GeoNode {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly position: Position;
}

/** Two lists of parts, put together to names: `Björk` and `backen`. The second script of a part is optional. */
export interface NameParts {
  readonly first: readonly NamePart[];
  readonly last: readonly NamePart[];
}
export type NamePart = string | readonly [latin: string, own: string];

/** Parts of the names of tops and lakes on the map. */
export interface NatureNames {
  readonly first: readonly string[];
  readonly tops: readonly string[];
  readonly lakes: readonly string[];
}

/** Where the transport lines begin and end. */
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

/** What makes one world different from another; ids, numbers and rules are the same in all. */
export interface Destination {
  /** Name of the site, in letters that every traveller reads. */
  readonly name: string;
  /** IANA name; decides which day today is. */
  readonly timeZone: string;
  readonly currency: {
    /** ISO 4217. */
    readonly code: string;
    /** Price of one unit of the world's whole-number prices, with at most `decimals` decimals. */
    readonly perUnit: number;
    readonly decimals: number;
  };
  /** The first is the site's default. */
  readonly languages: readonly DestinationLanguage[];
  readonly centre: Position;
  /** The destination, its three regions and their 20 areas. */
  readonly geoNodes: readonly GeoNode[];
  readonly placeNames: NameParts;
  readonly cabinNames: readonly string[];
  readonly natureNames: NatureNames;
  readonly activityProviders: readonly string[];
  readonly lineEnds: Readonly<Record<LineEnd, Localised>>;
}

/** A node of a geo tree. */
export function geoNode(
  id: number,
  parentId: number | null,
  name: string,
  latitude: number,
  longitude: number,
): GeoNode {
  return { id, parentId, name, position: { latitude, longitude } };
}
