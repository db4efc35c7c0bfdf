import { QueryClient } from "@stays/query";

/** Milliseconds for which an answer of Galaxy counts as fresh: prices hold while a visitor compares and comes back. */
const STALE_TIME = 5 * 60_000;

/** The query client of one page view. Reads are tried again once in the browser, never on the server. */
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
