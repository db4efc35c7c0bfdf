import { QueryClient } from "@stays/contract";

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
