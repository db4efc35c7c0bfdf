import { hasSearchExpired, queryIfAsked } from "@stays/galaxy";
import {
  type UseSuspenseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
} from "@stays/query";
import { useMemo, useState } from "react";
import type { Listing } from "./listing.ts";
import { FAILED, type LoadedStays, loadedStays } from "./loaded-stays.ts";
import { type RequestedListing, type StaysData, type StaysPage, staysQuery } from "./stays.query.ts";

/** State and actions of a paged list. */
export interface Growth {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  /** Whether the loaded pages are being refetched; no further page loads meanwhile. */
  readonly isRefreshing: boolean;
  loadMore(): void;
  /** Refetches the list. */
  again(): void;
}

/** Loaded stays of a listing, with the state and actions of paging. */
export type PagedStays = LoadedStays &
  Growth & {
    /** Its cached query; the same object as long as it is cached. */
    readonly request: object;
  };

/**
 * Returns the stays of a listing and suspends until its first page is loaded. `loadMore` requests further
 * pages (SR-01).
 */
export function usePagedStays(listing: RequestedListing): PagedStays {
  const options = staysQuery(listing);
  const query = useSuspenseInfiniteQuery<StaysPage, Error, StaysData, readonly unknown[], unknown>(options);
  const request = useQueryClient().getQueryCache().find({ queryKey: options.queryKey });
  const more = useLoadMore(query);
  const loaded = useMemo(() => loadedStays(query.data.pages, listing.kind), [query.data, listing.kind]);
  return {
    ...loaded,
    ...more,
    request: request ?? query.data,
    hasMore: query.hasNextPage,
    isRefreshing: query.isRefetching,
    again: () => void query.refetch(),
  };
}

/**
 * Returns the loaded stays of a listing without suspending; null while it loads or nothing is requested. This
 * observer aborts the previous search when a new one starts (SR-01).
 */
export function useLoadedStays(listing: Listing): LoadedStays | null {
  const { data, isError } = useInfiniteQuery<StaysPage, Error, StaysData, readonly unknown[], unknown>(
    queryIfAsked(listing.kind === "none" ? null : listing, staysQuery),
  );
  const pages = data?.pages;
  return useMemo(() => {
    if (pages?.length) return loadedStays(pages, listing.kind);
    return isError ? FAILED : null;
  }, [pages, isError, listing.kind]);
}

/** State and action of loading further pages. */
interface LoadMoreState {
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  loadMore(): void;
}

/**
 * Loads the next page of a list. If the search has expired, all loaded pages are searched again first: Galaxy
 * would report an expired search as the end of the list.
 */
function useLoadMore(query: UseSuspenseInfiniteQueryResult<StaysData>): LoadMoreState {
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
