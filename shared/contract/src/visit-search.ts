import type { PersonConfiguration } from "@stays/domain";

/**
 * The search that all pages share, which the host parses once from the page's query string (RT-08). Malformed
 * values and values out of limits have their default. What one remote alone uses stays in `place.search`.
 */
export interface VisitSearch {
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
  /** Key `promocode`; null as long as the settings disable promo codes (SW-10). */
  readonly promoCode: string | null;
}
