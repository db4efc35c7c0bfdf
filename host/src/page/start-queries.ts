import type { PageModule, PageQuery, Visit } from "@stays/contract";
import type { QueryClient } from "@stays/query";

/** Running requests of a page. Neither promise rejects: errors are handled where the page reads the data. */
export interface StartedQueries {
  /** Settles when the independent requests have been answered. */
  readonly first: Promise<unknown>;
  /** Settles when the requests that depend on those answers have been answered, too. */
  readonly all: Promise<unknown>;
}

const start = (client: QueryClient, options: PageQuery): Promise<void> =>
  "initialPageParam" in options
    ? client.prefetchInfiniteQuery(options as Parameters<QueryClient["prefetchInfiniteQuery"]>[0])
    : client.prefetchQuery(options);

/**
 * Starts all requests of a page's first view together, unless they are running or cached. After each answer
 * it starts the requests that depend on it.
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
