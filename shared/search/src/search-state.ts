import type { PersonConfiguration, Position, StaySort } from "@stays/domain";
import type { SearchBounds } from "./bounds-in-query.ts";

/** What the visitor is looking for: a page's query, taken apart (RT-08). There is no second copy of it. */
export interface SearchState {
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string | null;
  readonly end: string | null;
  /** At least one. Key `rooms` with `gc-{n}-adults`, `gc-{n}-children` and `gc-{n}-age`, n from 1. */
  readonly rooms: readonly PersonConfiguration[];
  readonly category: number | null;
  readonly geo: number | null;
  /** When not empty it wins over `geo` (ruling 18). */
  readonly geos: readonly number[];
  readonly attributes: readonly number[];
  /** Free text; "" is unset. */
  readonly name: string;
  readonly sort: StaySort | null;
  /** Key `promocode`. */
  readonly promoCode: string | null;
  /** Facility id -> least number wanted, 2 or more. Keys `capacity.{id}` (ruling 2). */
  readonly capacity: Readonly<Record<number, number>>;
  /** Keys `lat` and `long`, both or none. */
  readonly position: Position | null;
  /** Search this area: only stays in this part of the map are listed; never sent to Galaxy, which has no such filter. */
  readonly bounds: SearchBounds | null;
  /** Bare digits. Key `ba`. */
  readonly bookedAccommodation: string | null;
  /** Package ids, bare digits. */
  readonly offer: readonly string[];
  /** Every other key with its value, in order: `room-*`, `redirectStop`, those of campaigns. */
  readonly rest: readonly (readonly [key: string, value: string])[];
}
