import type { VisitSearch } from "@stays/contract";
import type { Position, StaySort } from "@stays/domain";
import type { PriceRange, SearchBounds } from "./query-filters.ts";

/**
 * The visitor's whole search: what all pages share, and the keys of the query string that only some remotes
 * use. There is no other copy of it (RT-08).
 */
export interface SearchState extends Omit<VisitSearch, "hasGuests"> {
  readonly attributes: readonly number[];
  /** Free text; "" = unset. */
  readonly name: string;
  readonly sort: StaySort | null;
  /** Facility id -> least number wanted, 2 or more. Keys `capacity.{id}` (ruling 2). */
  readonly capacity: Readonly<Record<number, number>>;
  /** Keys `lat` and `long`, both or none. */
  readonly position: Position | null;
  /**
   * Limits the list to this part of the map (Search this area). Never sent to Galaxy, which has no such filter.
   */
  readonly bounds: SearchBounds | null;
  /** Limits the list to totals in this range. Never sent to Galaxy, which has no such filter. */
  readonly price: PriceRange | null;
  /** Bare digits. Key `ba`. */
  readonly bookedAccommodation: string | null;
  /** Package ids, bare digits. */
  readonly offer: readonly string[];
  /** Every other key with its value, in order, such as `room-*` and `redirectStop`. */
  readonly rest: readonly (readonly [key: string, value: string])[];
}
