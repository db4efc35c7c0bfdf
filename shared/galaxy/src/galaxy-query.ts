import { type Galaxy, galaxyOf, queryOptions } from "@stays/query";

const MINUTE = 60_000;

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH = {
  /** Texts and pictures change by the day. */
  content: 30 * MINUTE,
  /** Prices and places change by the minute; coming back from a stay must not fetch the list again (SR-10). */
  search: MINUTE,
  /** Days sell out slowly and are checked again by the search. */
  calendar: 5 * MINUTE,
  /** The online booking site writes the same basket: always asked again. */
  basket: 0,
} as const;

/** How long a search can be paged, in milliseconds: a search id lives 30 minutes (contract), less the way there. */
export const SEARCH_LIFE = 25 * MINUTE;

/**
 * A read of Galaxy as a query. Refusals are data; network and wire errors are thrown once and never retried by
 * themselves, since the place that waits shows Try again (rulings 44 and 57). The language is the query client's.
 */
export function galaxyQuery<Args, T>(
  operation: string,
  args: Args,
  staleTime: number,
  read: (galaxy: Galaxy, args: Args, signal?: AbortSignal) => Promise<T>,
) {
  return queryOptions({
    queryKey: ["galaxy", operation, args] as const,
    queryFn: ({ client, signal }) => read(galaxyOf(client), args, signal),
    staleTime,
    retry: false,
  });
}
