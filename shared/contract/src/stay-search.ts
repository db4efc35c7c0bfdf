import type { PersonConfiguration, Position, StaySort } from "@stays/domain";

/** The searched part of the map: a rectangle in degrees. */
export interface SearchBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Limits of a total, in whole units of the currency; null = no limit. At least one is set. */
export interface PriceRange {
  readonly least: number | null;
  readonly most: number | null;
}

/**
 * The visitor's whole search, as the query string of a page says it. There is no other copy of it (RT-08).
 * Malformed values and values out of limits have their default.
 */
export interface StaySearch {
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string | null;
  readonly end: string | null;
  /** One or more rooms. Key `rooms` with `gc-{n}-adults`, `gc-{n}-children` and `gc-{n}-age`, n from 1. */
  readonly rooms: readonly PersonConfiguration[];
  /** Whether the query names the adults of every room; else they are those of the settings (ruling 102). */
  readonly hasGuests: boolean;
  readonly category: number | null;
  readonly geo: number | null;
  /** Takes precedence over `geo` unless empty (ruling 18). */
  readonly geos: readonly number[];
  readonly attributes: readonly number[];
  /** Free text; "" = unset. */
  readonly name: string;
  readonly sort: StaySort | null;
  /** Key `promocode`; null as long as the settings disable promo codes (SW-10). */
  readonly promoCode: string | null;
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

/** The room mode of a search: hotel rooms, one room only, or undecided (ruling 1, SW-06). */
export type RoomMode = "hotel" | "nonHotel" | "undecided";

/** A search, with what follows from it, the page, the settings and the day. */
export interface ResolvedSearch extends StaySearch {
  readonly mode: RoomMode;
  /** The persons that are sent: as many rooms as the kind of page allows (SW-06, ruling 1). */
  readonly persons: readonly PersonConfiguration[];
  /** The arrival is before the first possible one; the page is then shown as without dates (ruling 40). */
  readonly isPast: boolean;
  /** The arrival is not before today, but before the configured first arrival (SW-01). */
  readonly isTooEarly: boolean;
}
