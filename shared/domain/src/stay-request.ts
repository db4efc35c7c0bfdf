import type { PersonConfiguration } from "./schemas/product.ts";

/** The sort orders of a list of stays; the first is the default (SR-08). */
export const STAY_SORTS = [
  "PriorityAgreement-Asc",
  "Price-Asc",
  "Price-Desc",
  "Name-Asc",
  "Name-Desc",
  "Random-Asc",
] as const;

export type StaySort = (typeof STAY_SORTS)[number];

/** The filters of a stay search, without dates. Unset = null, undefined or an empty list: never sent. */
export interface StayFilter {
  readonly category?: number | null | undefined;
  /** Areas; an item matches in any of them, including their descendants. */
  readonly geo?: readonly number[] | undefined;
  readonly name?: string | null | undefined;
  /** Facilities that an item must all have. */
  readonly attributes?: readonly number[] | undefined;
  /** Facility id -> lowest number wanted, 2 or more. */
  readonly capacityFilter?: Readonly<Record<number, number>> | undefined;
  readonly sort?: StaySort | null | undefined;
  /** Filters beyond the contract, by the parameters that the settings name (`galaxy.filters`). */
  readonly others?: Readonly<Record<string, string>> | undefined;
}

/** What prices are requested for: arrival and departure YYYY-MM-DD, one person configuration per room. */
export interface StayRequest {
  readonly start: string;
  readonly end: string;
  readonly rooms: readonly PersonConfiguration[];
  readonly promoCode?: string | null | undefined;
}
