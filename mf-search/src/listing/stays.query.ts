import type { InfiniteData, StaleTimeFunction } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationContentPagesQuery, accommodationPagesQuery } from "@stays/galaxy";
import type { ResultsRequest } from "./results-request.ts";

/** Page of stays, with or without prices. */
export interface StaysPage {
  readonly accommodations: readonly Accommodation[];
  readonly totalResults: number;
}

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

/**
 * Infinite query of a request. The two kinds differ only in the type of the page parameter, which no caller
 * reads.
 */
export function staysQuery(request: ResultsRequest): Options<unknown> {
  const options =
    request?.kind === "prices"
      ? accommodationPagesQuery(request.search)
      : accommodationContentPagesQuery(request.filter);
  return options as unknown as Options<unknown>;
}

/** Cached data of a request. */
export type StaysData = InfiniteData<StaysPage>;
