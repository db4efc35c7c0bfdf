import type { Localised } from "../localised.ts";
import type { Position } from "../stay.ts";

/** A language of the destination's site. */
export interface DestinationLanguage {
  /** ISO 639-1. */
  readonly code: "en" | "sv" | "nb" | "de";
  /** First path segment of pages, calls and the online site. */
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

/**
 * Two lists of parts that are joined to names: `Björk` and `backen`. The second script of a part is optional.
 */
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
