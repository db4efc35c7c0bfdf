/** The names of TanStack Query that pages use. The host shares it, so that a page has one query client. */
export type {
  InfiniteData,
  QueryKey,
  SkipToken,
  StaleTimeFunction,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
} from "@tanstack/react-query";
export {
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
