import type { Facility } from "./facility.ts";

/** A position in degrees. 0 in either coordinate means no position (MP-01). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** An image of the image host, without sizing parameters. */
export interface StayImage {
  /** Absolute, or a path relative to `hosts.imageBaseUrl` (ruling 51). */
  readonly uri: string;
  readonly description: string | null;
  readonly isMain: boolean;
  /** Vertical focal point in percent from the top. */
  readonly focalY: number;
}

/** A numbered text: 101 introduction, 102 about. `html` is not yet sanitised. */
export interface Information {
  readonly id: number;
  readonly html: string;
}

/** The content of an accommodation, package or activity, without prices. EN-02. */
export interface Content {
  /** Plain text. */
  readonly introduction: string | null;
  /** HTML, not yet sanitised. */
  readonly description: string | null;
  readonly images: readonly StayImage[];
  /** Names from the root, separated by ` / `. */
  readonly geoPath: string | null;
  readonly position: Position | null;
  readonly information: readonly Information[];
  /** Numbered texts: 1012 price-from, 402 its unit, 415 a note. */
  readonly informationOthers: Readonly<Record<string, string>>;
  readonly attributes: readonly Facility[];
  readonly isHighlight: boolean;
  readonly dormitoryBed: boolean;
}

/** Content of an offer or an add-on. */
export type SmallContent = Pick<Content, "images" | "information">;
