import type { PageModule, Visit } from "@stays/contract";
import type { QueryClient } from "@stays/query";

/**
 * Starts all requests of a page's first sight together, unless they are running or answered. Failures are met where
 * the page reads the data.
 *
 * @returns the requests that were started
 */
export function startQueries(
  client: QueryClient,
  module: PageModule,
  visit: Visit,
): readonly Promise<void>[] {
  return module
    .queries(visit)
    .filter(({ queryKey }) => client.getQueryState(queryKey) === undefined)
    .map((options) =>
      "initialPageParam" in options
        ? client.prefetchInfiniteQuery(options as Parameters<QueryClient["prefetchInfiniteQuery"]>[0])
        : client.prefetchQuery(options),
    );
}
