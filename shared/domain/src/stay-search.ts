import type { PersonConfiguration } from "./person-configuration.ts";

/** The orders a list of stays can have; the first is the default (SR-08). */
export const STAY_SORTS = [
  "PriorityAgreement-Asc",
  "Price-Asc",
  "Price-Desc",
  "Name-Asc",
  "Name-Desc",
  "Random-Asc",
] as const;

/** One of the orders of a list of stays. */
export type StaySort = (typeof STAY_SORTS)[number];

/** Which stays are wanted, whatever the dates. Unset = null, undefined or an empty list: never sent. */
export interface StayFilter {
  readonly category?: number | null | undefined;
  /** Areas, any of which may match, descendants included. */
  readonly geo?: readonly number[] | undefined;
  readonly name?: string | null | undefined;
  /** Facilities, all of which must be there. */
  readonly attributes?: readonly number[] | undefined;
  /** Facility id -> least number wanted, 2 or more. */
  readonly capacityFilter?: Readonly<Record<number, number>> | undefined;
  readonly sort?: StaySort | null | undefined;
}

/** A search for stays with prices: arrival and departure YYYY-MM-DD, one person configuration per room. */
export interface StaySearch extends StayFilter {
  readonly start: string;
  readonly end: string;
  readonly personConfigurations: readonly PersonConfiguration[];
  readonly promoCode?: string | null | undefined;
}
