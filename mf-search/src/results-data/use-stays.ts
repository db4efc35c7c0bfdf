import { useInfiniteQuery, usePageContext, useQueryClient, useSuspenseInfiniteQuery } from "@stays/contract";
import { hasSearchExpired, type IsPageWanted, isOnPage, queryIfAsked, withMissingPages } from "@stays/galaxy";
import {
  buildResultsRequest,
  FAILED,
  findLocalFilters,
  type LoadedStays,
  type LocalFilters,
  mergePages,
  type ResultsRequest,
  staysQuery,
} from "@stays/search/listing";
import { useAwaited } from "@stays/ui";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

export function useResultsRequest(): ResultsRequest | null {
  const pageContext = usePageContext();
  return useMemo(() => buildResultsRequest(pageContext), [pageContext]);
}

export function useLocalFilters(): LocalFilters {
  const pageContext = usePageContext();
  const request = useResultsRequest();
  return useMemo(() => findLocalFilters(pageContext, request), [pageContext, request]);
}

/** Loaded stays of a request, with the state and actions of paging. */
export type PagedStays = ReturnType<typeof usePagedStays>;

/** Refetches without a newer page after which a renewal ends: they were another's, or were aborted. */
const MOST_VAIN = 2;
/** Pages that one refetch reads for a local filter, so that its matches come little by little. */
const MOST_READ = 5;

/**
 * Refetches until nothing is left.
 *
 * @param findLeft key of what is left; empty = nothing
 * @param refetch joins a running one; resolves with whether it has failed
 */
async function refetchLeft(findLeft: () => string, refetch: () => Promise<boolean>): Promise<void> {
  let left = findLeft();
  for (let vain = 0; left !== "" && vain < MOST_VAIN; ) {
    if (await refetch()) return;
    const before = left;
    left = findLeft();
    vain = left === before ? vain + 1 : 0;
  }
}

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Returns the stays of a request and suspends until its first page is loaded. `loadMore` requests further
 * pages (SR-01). A refetch requests the first page and those near the viewport; the others keep their older answers
 * until they come near it, too.
 */
export function usePagedStays(request: ResultsRequest) {
  const client = useQueryClient();
  const filters = useLocalFilters();
  /** Returns the ids near the viewport; set by the list. */
  const nearIds = useRef(() => NO_IDS);
  const { queryKey } = staysQuery(request);
  const loadedPages = () => client.getQueryData(queryKey)?.pages ?? [];
  const isWanted: IsPageWanted = (page, number) => {
    if (isOnPage(page, number, nearIds.current())) return true;
    // A local filter looks at every page.
    if (!filters.isActive || page.missing === undefined) return false;
    return (
      loadedPages()
        .slice(0, number)
        .filter(({ missing }) => missing).length <= MOST_READ
    );
  };
  const query = useSuspenseInfiniteQuery(staysQuery(request, isWanted));
  const { data, isRefetching, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } = query;
  const cached = client.getQueryCache().find({ queryKey });
  const loaded = useMemo(() => mergePages(data.pages, filters), [data, filters]);
  const [renewal, setRenewal] = useState<"none" | "running" | "failed">("none");
  const isLoadingMore = isFetchingNextPage || renewal === "running";

  async function loadMore() {
    // Galaxy would report an expired search as the end of the list: start a new one first.
    // biome-ignore lint/plugin: the server may have asked: its clock and this one have no other moment in common
    if (isRefetching || hasSearchExpired(data.pages, Date.now())) {
      setRenewal("running");
      const { isError } = await refetch({ cancelRefetch: false });
      setRenewal(isError ? "failed" : "none");
      if (isError) return;
    }
    await fetchNextPage({ cancelRefetch: false });
  }

  const isRenewing = useRef(false);
  async function renewPages() {
    if (isRenewing.current) return;
    isRenewing.current = true;
    const findLeft = () =>
      loadedPages()
        .flatMap((page, index) => (page.isOutdated && isWanted(page, index + 1) ? [index] : []))
        .join();
    await refetchLeft(findLeft, async () => (await refetch({ cancelRefetch: false })).isError);
    isRenewing.current = false;
  }
  const renew = useEffectEvent(() => void renewPages());
  useEffect(() => renew(), [data, filters]);

  return {
    ...loaded,
    filters,
    /** The cached query; the same object as long as it is cached. */
    cached: cached ?? data,
    /** Key of the list, without the local filters. */
    key: JSON.stringify(queryKey),
    pageCount: data.pages.length,
    hasMore: query.hasNextPage,
    isLoadingMore,
    isMoreFailed: !isLoadingMore && (isFetchNextPageError || renewal === "failed"),
    /** Whether loaded pages are being refetched; no further page loads meanwhile. */
    isRefreshing: isRefetching,
    loadMore: () => void loadMore(),
    nearIds,
    /** Requests what is outdated near the viewport. */
    renewNear: () => void renewPages(),
    /** Makes the list as long as it was, with pages that are requested near the viewport. */
    restore: (pages: number) =>
      client.setQueryData(queryKey, (before) => before && withMissingPages(before, pages)),
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
