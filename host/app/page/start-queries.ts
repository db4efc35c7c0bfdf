import {
  type InfiniteData,
  type PageContext,
  type PageDefinition,
  type PageQuery,
  QueryClient,
} from "@stays/contract";
import { hashKey } from "@stays/contract/host";

/** Milliseconds for which an answer of Galaxy is fresh: prices stay stable while a visitor compares. */
const STALE_TIME = 5 * 60_000;

/** Creates the query client of one page view. Reads are retried once in the browser, never on the server. */
export function createQueryClient({ retries }: { retries: number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: Number.POSITIVE_INFINITY,
        retry: retries,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

type PrefetchOptions = Parameters<QueryClient["prefetchQuery"]>[0];
type InfiniteOptions = Parameters<QueryClient["prefetchInfiniteQuery"]>[0];

/**
 * The answer to a request that somebody else has made, by the hash of its key. null = nobody has; resolves with
 * undefined if it failed.
 */
export type KnownAnswer = (hash: string) => Promise<unknown> | null;

function start(client: QueryClient, options: PageQuery, known: KnownAnswer): Promise<void> {
  const answer = known(hashKey(options.queryKey));
  const isInfinite = "initialPageParam" in options;
  const query = { ...options } as PrefetchOptions;
  const { queryFn } = query;
  if (answer && typeof queryFn === "function")
    query.queryFn = async (context) => {
      const data = await answer;
      const first = isInfinite ? (data as InfiniteData<unknown> | undefined)?.pages[0] : data;
      return first ?? queryFn(context);
    };
  return isInfinite ? client.prefetchInfiniteQuery(query as InfiniteOptions) : client.prefetchQuery(query);
}

/**
 * Starts all requests of a page's first view together, unless they are running or cached. With each answer it starts
 * the requests that depend on it, before React renders the answer: a part awaits only what is running.
 *
 * @param known answers that need no request
 * @returns settles when all have been answered; never rejects: errors are handled where the page reads the data
 */
export async function startQueries(
  client: QueryClient,
  module: PageDefinition,
  pageContext: PageContext,
  known: KnownAnswer = () => null,
): Promise<void> {
  const started: Promise<void>[] = [];
  const startMissing = () => {
    for (const options of module.queries(pageContext, client))
      if (client.getQueryState(options.queryKey) === undefined) started.push(start(client, options, known));
  };
  // Subscribers are called when the answer is in the cache; what awaits its promise runs later.
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && ["success", "error"].includes(event.action.type)) startMissing();
  });
  startMissing();
  for (const answer of started) await answer;
  stop();
}
