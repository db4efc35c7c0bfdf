import { useInfiniteQuery, usePageContext, useQueryClient, useSuspenseInfiniteQuery } from "@stays/contract";
import { hasSearchExpired, queryIfAsked } from "@stays/galaxy";
import { useAwaited } from "@stays/ui";
import { useMemo, useState } from "react";
import { FAILED, type LoadedStays, mergePages } from "./loaded-stays.ts";
import { dropUnknownPrice, type LocalFilters } from "./local-filters.ts";
import { buildResultsRequest, galaxyFilters, type ResultsRequest, staysQuery } from "./results-request.ts";

export function useResultsRequest(): ResultsRequest | null {
  const pageContext = usePageContext();
  return useMemo(() => buildResultsRequest(pageContext), [pageContext]);
}

export function useLocalFilters(): LocalFilters {
  const { search, settings } = usePageContext();
  const request = useResultsRequest();
  return useMemo(() => {
    const asked = galaxyFilters(settings);
    const bounds = asked.bounds === null ? search.bounds : null;
    const price = asked.price === null ? dropUnknownPrice(search, request).price : null;
    return { bounds, price, rooms: search.persons, isActive: bounds !== null || price !== null };
  }, [search, settings, request]);
}

/** Loaded stays of a request, with the state and actions of paging. */
export type PagedStays = ReturnType<typeof usePagedStays>;

/**
 * Returns the stays of a request and suspends until its first page is loaded. `loadMore` requests further
 * pages (SR-01).
 */
export function usePagedStays(request: ResultsRequest) {
  const options = staysQuery(request);
  const query = useSuspenseInfiniteQuery(options);
  const { data, isRefetching, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } = query;
  const cached = useQueryClient().getQueryCache().find({ queryKey: options.queryKey });
  const filters = useLocalFilters();
  const loaded = useMemo(() => mergePages(data.pages, filters), [data, filters]);
  const [renewal, setRenewal] = useState<"none" | "running" | "failed">("none");
  const isLoadingMore = isFetchingNextPage || renewal === "running";

  async function loadMore() {
    // Galaxy would report an expired search as the end of the list: search all loaded pages again first.
    // biome-ignore lint/plugin: the server may have asked: its clock and this one have no other moment in common
    if (isRefetching || hasSearchExpired(data.pages, Date.now())) {
      setRenewal("running");
      const { isError } = await refetch({ cancelRefetch: false });
      setRenewal(isError ? "failed" : "none");
      if (isError) return;
    }
    await fetchNextPage({ cancelRefetch: false });
  }

  return {
    ...loaded,
    filters,
    /** The cached query; the same object as long as it is cached. */
    cached: cached ?? data,
    pageCount: data.pages.length,
    hasMore: query.hasNextPage,
    isLoadingMore,
    isMoreFailed: !isLoadingMore && (isFetchNextPageError || renewal === "failed"),
    /** Whether the loaded pages are being refetched; no further page loads meanwhile. */
    isRefreshing: isRefetching,
    loadMore: () => void loadMore(),
  };
}

/**
 * Returns the loaded stays of the page without suspending; null while they load or nothing is requested. This
 * observer aborts the previous search when a new one starts (SR-01).
 */
export function useLoadedStays(): LoadedStays | null {
  const { data, isError } = useInfiniteQuery(queryIfAsked(useResultsRequest(), staysQuery));
  const pages = data?.pages;
  const filters = useLocalFilters();
  return useMemo(() => {
    if (pages?.length) return mergePages(pages, filters);
    return isError ? FAILED : null;
  }, [pages, isError, filters]);
}

/** `useLoadedStays` that suspends on the server and during hydration, so that both render the same stays. */
export function useAwaitedStays(): LoadedStays | null {
  const request = useResultsRequest();
  const loaded = useLoadedStays();
  useAwaited(request && loaded === null ? staysQuery(request).queryKey : null);
  return loaded;
}
