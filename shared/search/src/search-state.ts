import type { PersonConfiguration, Position, StaySort } from "@stays/domain";
import type { SearchBounds } from "./bounds-in-query.ts";
import type { PriceRange } from "./price-in-query.ts";

/** The visitor's search: the parsed query string of a page (RT-08). There is no other copy of it. */
export interface SearchState {
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string | null;
  readonly end: string | null;
  /** One or more rooms. Key `rooms` with `gc-{n}-adults`, `gc-{n}-children` and `gc-{n}-age`, n from 1. */
  readonly rooms: readonly PersonConfiguration[];
  readonly category: number | null;
  readonly geo: number | null;
  /** Takes precedence over `geo` unless empty (ruling 18). */
  readonly geos: readonly number[];
  readonly attributes: readonly number[];
  /** Free text; "" = unset. */
  readonly name: string;
  readonly sort: StaySort | null;
  /** Key `promocode`. */
  readonly promoCode: string | null;
  /** Facility id -> least number wanted, 2 or more. Keys `capacity.{id}` (ruling 2). */
  readonly capacity: Readonly<Record<number, number>>;
  /** Keys `lat` and `long`, both or none. */
  readonly position: Position | null;
  /**
   * Limits the list to this part of the map (Search this area). Never sent to Galaxy, which has no such
   * filter.
   */
  readonly bounds: SearchBounds | null;
  /** Limits the list to totals in this range. Never sent to Galaxy, which has no such filter. */
  readonly price: PriceRange | null;
  /** Bare digits. Key `ba`. */
  readonly bookedAccommodation: string | null;
  /** Package ids, bare digits. */
  readonly offer: readonly string[];
  /** Every other key with its value, in order, such as `room-*`, `redirectStop` and campaign parameters. */
  readonly rest: readonly (readonly [key: string, value: string])[];
}
