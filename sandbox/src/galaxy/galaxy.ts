import type { Baskets } from "../store/baskets.ts";
import type { Catalogue } from "../store/catalogue.ts";
import type { Remember } from "../store/remember.ts";
import type { Searches } from "../store/searches.ts";
import type { Stock } from "../store/stock.ts";
import type { Destination } from "../world/destination.ts";
import type { WorldLanguage } from "../world/localised.ts";
import type { StaySearch } from "./stay-search.ts";

/** The dependencies of every operation. */
export interface MockGalaxy {
  readonly destination: Destination;
  readonly catalogue: Catalogue;
  readonly baskets: Baskets;
  readonly stock: Stock;
  readonly remember: Remember;
  readonly staySearches: Searches<StaySearch>;
  readonly activitySearches: Searches<{ readonly start: number; readonly end: number }>;
  readonly transportSearches: Searches<TransportSearch>;
}

/** A call, as operations receive it. */
export interface GalaxyRequest {
  readonly lang: WorldLanguage;
  readonly query: URLSearchParams;
  /** JSON body of a POST, undefined otherwise. */
  readonly body: unknown;
  /** Value of the `GalaxyBasket` cookie. */
  readonly cookie: string | undefined;
  setCookie(value: string): void;
}

/** Answers one call with a JSON value. */
export type Operation = (galaxy: MockGalaxy, request: GalaxyRequest) => unknown;

/** A transport search; its booking keys contain the departure. */
export interface TransportSearch {
  readonly lineId: number;
  readonly route: string;
  readonly day: number;
  readonly persons: readonly { readonly code: string; readonly quantity: number }[];
}

/** The only shape of a business error (wire decision 2). */
export interface CodeAnswer {
  readonly code: 0 | 404 | 500;
  readonly errorMessage: string;
}

/** No content, or no item with that id. */
export const nothingFound: CodeAnswer = { code: 404, errorMessage: "Nothing found" };
/** A page past the last one. */
export const noMoreResults: CodeAnswer = { code: 404, errorMessage: "No more results" };
/** The visitor has no basket, or an unknown one. */
export const noBasket: CodeAnswer = { code: 404, errorMessage: "Basket not created" };
/** A search that has expired or never existed. */
export const unknownSearch: CodeAnswer = { code: 404, errorMessage: "The search has expired" };
/** One property or package with nothing to sell (ruling 3). */
export const noAvailability: CodeAnswer = { code: 500, errorMessage: "No availability" };
