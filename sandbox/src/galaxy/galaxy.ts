import type { Baskets } from "../store/baskets.ts";
import type { Catalogue } from "../store/catalogue.ts";
import type { NightStock } from "../store/night-stock.ts";
import type { OccasionStock } from "../store/occasion-stock.ts";
import type { Searches } from "../store/searches.ts";
import type { Destination } from "../world/destinations/destination.ts";
import type { WorldLanguage } from "../world/localised.ts";
import type { JsonText } from "./answers.ts";
import type { StaySearch } from "./stay-search.ts";
import type { TransportSearch } from "./transport-search.ts";

/** The pages of list searches. */
export interface StayPages {
  /** Returns a page of a search as JSON; null past the end. The first page always exists. */
  page(search: StaySearch, searchId: string, page: number): JsonText | null;
}

/** The dependencies of every operation. */
export interface MockGalaxy {
  readonly destination: Destination;
  readonly catalogue: Catalogue;
  readonly baskets: Baskets;
  readonly pages: StayPages;
  readonly staySearches: Searches<StaySearch>;
  readonly activitySearches: Searches<{ readonly start: number; readonly end: number }>;
  readonly transportSearches: Searches<TransportSearch>;
  nights(): NightStock;
  occasions(): OccasionStock;
  /** Day number at the destination. */
  today(): number;
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

/** Answers one call: a JSON value, or `JsonText` that is already serialised. */
export type Operation = (galaxy: MockGalaxy, request: GalaxyRequest) => unknown;
