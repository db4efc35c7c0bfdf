import {
  type GalaxyClient,
  galaxyOf,
  type QueryClient,
  queryOptions,
  type SkipToken,
  skipToken,
} from "@stays/contract";

const MINUTE = 60_000;

/** Stale times of the queries, in milliseconds. */
export const FRESH = {
  /** Texts and images change daily. */
  content: 30 * MINUTE,
  /**
   * Prices and availability change by the minute; returning from a stay must not fetch the list again
   * (SR-10).
   */
  search: MINUTE,
  /** Days sell out slowly, and the search checks them again. */
  calendar: 5 * MINUTE,
  /** The online site writes the same basket: always refetched. */
  basket: 0,
} as const;

/**
 * How long the client pages a search, in milliseconds. A search id lives 30 minutes (contract), minus a
 * margin for the request.
 */
export const SEARCH_LIFE = 25 * MINUTE;

/**
 * Makes a query of a Galaxy read. A failure is thrown without a retry, because the UI shows Try again (rulings 44
 * and 57). The query client sets the language.
 */
export function galaxyQuery<Args, T>(
  operation: string,
  args: Args,
  staleTime: number,
  read: (galaxy: GalaxyClient, args: Args, signal?: AbortSignal) => Promise<T>,
) {
  return queryOptions({
    queryKey: ["galaxy", operation, args] as const,
    queryFn: ({ client, signal }) => read(galaxyOf(client), args, signal),
    staleTime,
    retry: false,
  });
}

interface WholeQuery<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: ((context: never) => T | Promise<T>) | SkipToken | undefined;
  readonly staleTime?: unknown;
}

/**
 * A query of a part of an answer. A page whose definition has it carries that part and not the whole answer, which stays
 * in the browser's query cache for other pages. The host leaves a query with `isWhole` out of the document, and out of
 * what it stores.
 *
 * @param part name of the part, which is the last member of the key
 */
export function partOf<T, Part>(whole: WholeQuery<T>, part: string, select: (answer: T) => Part) {
  const queryKey = [...whole.queryKey, part] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Part> => {
      // A further request for the part is one for newer prices.
      const isFirst = client.getQueryData(queryKey) === undefined;
      // Without a network it fails, and the stored part is shown: the whole one is not stored.
      const more = { meta: { isWhole: true }, persister: undefined };
      const query = { ...whole, ...more, ...(!isFirst && { staleTime: 0 }) };
      return select(
        (await client.fetchQuery(query as unknown as Parameters<QueryClient["fetchQuery"]>[0])) as T,
      );
    },
    staleTime: whole.staleTime as number,
    retry: false,
  });
}

/** A query that may be skipped. */
type Skippable<Query> = Omit<Query, "queryFn"> & {
  readonly queryFn?: Query[keyof Query & "queryFn"] | SkipToken;
};

/** A query for arguments that may be missing; null = nothing is requested. */
export function queryIfAsked<Args, Query extends { readonly queryKey: readonly unknown[] }>(
  args: Args | null,
  query: (args: Args) => Query,
): Skippable<Query> {
  if (args !== null) return query(args);
  return { queryKey: ["galaxy", "none"], queryFn: skipToken } as unknown as Skippable<Query>;
}
