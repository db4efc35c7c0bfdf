/**
 * A facade over TanStack Query with only the names in use. The host shares it at run time: every remote uses
 * the host's query client, and tree shaking still works.
 */

export type {
  DehydratedState,
  InfiniteData,
  QueryKey,
  SkipToken,
  StaleTimeFunction,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryResult,
} from "@tanstack/react-query";
export {
  dehydrate,
  hashKey,
  hydrate,
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
export * from "./galaxy.ts";
