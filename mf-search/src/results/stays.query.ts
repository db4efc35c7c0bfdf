import type { Accommodation } from "@stays/domain";
import { accommodationContentPagesQuery, accommodationPagesQuery, type GalaxyError } from "@stays/galaxy";
import type { InfiniteData, StaleTimeFunction } from "@stays/query";
import type { Listing } from "./listing.ts";

/** A page of stays, with or without prices. */
export type StaysPage =
  | { readonly accommodations: readonly Accommodation[]; readonly totalResults: number }
  | GalaxyError;

/** A listing that asks Galaxy. */
export type RequestedListing = Exclude<Listing, { kind: "none" }>;

type Options<PageParam> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: object) => Promise<StaysPage>;
  readonly initialPageParam: PageParam;
  readonly getNextPageParam: (
    last: StaysPage,
    all: StaysPage[],
    param: PageParam,
    params: PageParam[],
  ) => PageParam | null;
  readonly staleTime: StaleTimeFunction<StaysPage, Error, StaysData, readonly unknown[]>;
  readonly retry: false;
};

/** The pages of a listing. The kinds differ only in the page parameter, which nobody here looks at. */
export function staysQuery(listing: RequestedListing): Options<unknown> {
  const options =
    listing.kind === "prices"
      ? accommodationPagesQuery(listing.search)
      : accommodationContentPagesQuery(listing.filter);
  return options as unknown as Options<unknown>;
}

/** What the cache holds of a listing. */
export type StaysData = InfiniteData<StaysPage>;
