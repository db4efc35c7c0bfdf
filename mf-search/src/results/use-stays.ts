import { useInfiniteQuery, useQueryClient, useSuspenseInfiniteQuery } from "@stays/query";
import { useMemo } from "react";
import type { Listing } from "./listing.ts";
import { FAILED, type LoadedStays, loadedStays } from "./loaded-stays.ts";
import { type RequestedListing, type StaysData, type StaysPage, staysQuery } from "./stays.query.ts";
import { useLoadMore } from "./use-load-more.ts";

/** How a list grows, page by page. */
export interface Growth {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  /** What is shown is asked for again; nothing more is loaded meanwhile. */
  readonly isRefreshing: boolean;
  loadMore(): void;
  /** Asks for the first page again. */
  again(): void;
}

/** What has come of a listing so far, and how it goes on. */
export type PagedStays = LoadedStays &
  Growth & {
    /** Its request in the cache: the same as long as it is cached. */
    readonly request: object;
  };

const NO_PAGES: readonly StaysPage[] = [];
/** Stands for a query when nothing is asked; it never runs. */
const IDLE: RequestedListing = { kind: "content", filter: {} };

/** The stays of a listing, waiting for its first page (Suspense). Further pages are asked for by `loadMore` (SR-01). */
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
 * What is known of a listing right now; null while it loads, or nothing is asked. Since it watches the
 * running request without waiting for it, a new search cancels the former one (SR-01).
 */
export function useLoadedStays(listing: Listing): LoadedStays | null {
  const { data, isError } = useInfiniteQuery<StaysPage, Error, StaysData, readonly unknown[], unknown>({
    ...staysQuery(listing.kind === "none" ? IDLE : listing),
    enabled: listing.kind !== "none",
  });
  const pages = listing.kind === "none" ? NO_PAGES : data?.pages;
  return useMemo(() => {
    if (pages?.length) return loadedStays(pages, listing.kind);
    return isError ? FAILED : null;
  }, [pages, isError, listing.kind]);
}
