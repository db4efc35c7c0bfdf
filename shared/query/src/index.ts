/**
 * The facade over TanStack Query: just the names in use, shared at run time by the host, so that tree shaking
 * stays on and every remote works on the host's own client.
 */

export type {
  DehydratedState,
  InfiniteData,
  QueryKey,
  StaleTimeFunction,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryResult,
} from "@tanstack/react-query";
export {
  dehydrate,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
export * from "./galaxy.ts";
