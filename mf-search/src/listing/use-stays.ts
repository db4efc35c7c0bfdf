import {
  type UseSuspenseInfiniteQueryResult,
  useInfiniteQuery,
  usePageContext,
  useQueryClient,
  useSuspenseInfiniteQuery,
} from "@stays/contract";
import { hasSearchExpired, queryIfAsked } from "@stays/galaxy";
import { useAwaited } from "@stays/ui";
import { useMemo, useState } from "react";
import { FAILED, type LoadedStays, mergePages } from "./loaded-stays.ts";
import { dropUnknownPrice, type LocalFilters } from "./local-filters.ts";
import {
  buildResultsRequest,
  type ResultsRequest,
  type StaysData,
  type StaysPage,
  staysQuery,
} from "./results-request.ts";

export function useResultsRequest(): ResultsRequest | null {
  const pageContext = usePageContext();
  return useMemo(() => buildResultsRequest(pageContext), [pageContext]);
}

export function useLocalFilters(): LocalFilters {
  const { search } = usePageContext();
  const request = useResultsRequest();
  return useMemo(() => {
    const { bounds, price } = dropUnknownPrice(search, request);
    return { bounds, price, rooms: search.persons, isActive: bounds !== null || price !== null };
  }, [search, request]);
}

/** Loaded stays of a request, with the state and actions of paging. */
export type PagedStays = ReturnType<typeof usePagedStays>;

/**
 * Returns the stays of a request and suspends until its first page is loaded. `loadMore` requests further
 * pages (SR-01).
 */
export function usePagedStays(request: ResultsRequest) {
  const options = staysQuery(request);
  const query = useSuspenseInfiniteQuery<StaysPage, Error, StaysData, readonly unknown[], unknown>(options);
  const cached = useQueryClient().getQueryCache().find({ queryKey: options.queryKey });
  const more = useLoadMore(query);
  const loaded = useMemo(() => mergePages(query.data.pages), [query.data]);
  return {
    ...loaded,
    ...more,
    /** The cached query; the same object as long as it is cached. */
    cached: cached ?? query.data,
    hasMore: query.hasNextPage,
    /** Whether the loaded pages are being refetched; no further page loads meanwhile. */
    isRefreshing: query.isRefetching,
  };
}

/**
 * Returns the loaded stays of a request without suspending; null while it loads or nothing is requested. This
 * observer aborts the previous search when a new one starts (SR-01).
 */
export function useLoadedStays(request: ResultsRequest | null): LoadedStays | null {
  const { data, isError } = useInfiniteQuery<StaysPage, Error, StaysData, readonly unknown[], unknown>(
    queryIfAsked(request, staysQuery),
  );
  const pages = data?.pages;
  return useMemo(() => {
    if (pages?.length) return mergePages(pages);
    return isError ? FAILED : null;
  }, [pages, isError]);
}

/** `useLoadedStays` that suspends on the server and during hydration, so that both render the same stays. */
export function useAwaitedStays(request: ResultsRequest | null): LoadedStays | null {
  const loaded = useLoadedStays(request);
  useAwaited(request && loaded === null ? staysQuery(request).queryKey : null);
  return loaded;
}

/**
 * Loads the next page of a list. If the search has expired, all loaded pages are searched again first: Galaxy
 * would report an expired search as the end of the list.
 */
function useLoadMore(query: UseSuspenseInfiniteQueryResult<StaysData>) {
  const { data, isRefetching, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } = query;
  const [renewal, setRenewal] = useState<"none" | "running" | "failed">("none");

  async function renew(): Promise<boolean> {
    setRenewal("running");
    const { isError } = await refetch({ cancelRefetch: false });
    setRenewal(isError ? "failed" : "none");
    return !isError;
  }

  async function loadMore() {
    const isOld = isRefetching || hasSearchExpired(data.pages, Date.now());
    if (isOld && !(await renew())) return;
    await fetchNextPage({ cancelRefetch: false });
  }

  const isLoadingMore = isFetchingNextPage || renewal === "running";
  return {
    isLoadingMore,
    isMoreFailed: !isLoadingMore && (isFetchNextPageError || renewal === "failed"),
    loadMore: () => void loadMore(),
  };
}
