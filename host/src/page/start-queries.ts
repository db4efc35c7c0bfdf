import type { PageModule, PageQuery, Visit } from "@stays/contract";
import type { QueryClient } from "@stays/query";

/** Requests of a page that are under way. Neither promise rejects: failures are met where the page reads the data. */
export interface StartedQueries {
  /** Settles when the requests that depend on nothing have been answered. */
  readonly first: Promise<unknown>;
  /** Settles when those that depend on their answers have been, too. */
  readonly all: Promise<unknown>;
}

const start = (client: QueryClient, options: PageQuery): Promise<void> =>
  "initialPageParam" in options
    ? client.prefetchInfiniteQuery(options as Parameters<QueryClient["prefetchInfiniteQuery"]>[0])
    : client.prefetchQuery(options);

/**
 * Starts all requests of a page's first view together, unless they are running or answered, and after each answer the
 * ones that depend on it.
 */
export function startQueries(client: QueryClient, module: PageModule, visit: Visit): StartedQueries {
  const started = module
    .queries(visit, client)
    .filter(({ queryKey }) => client.getQueryState(queryKey) === undefined)
    .map((options) => start(client, options));
  const dependent = started.map(async (answer) => {
    await answer;
    await startQueries(client, module, visit).all;
  });
  return { first: Promise.all(started), all: Promise.all(dependent) };
}
