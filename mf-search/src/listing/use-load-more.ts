import { hasSearchExpired } from "@stays/galaxy";
import type { UseSuspenseInfiniteQueryResult } from "@stays/query";
import { useState } from "react";
import type { StaysData } from "./stays.query.ts";

/** State and action of loading further pages. */
export interface LoadMoreState {
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  loadMore(): void;
}

/**
 * Loads the next page of a list. If the search has expired, all loaded pages are searched again first: Galaxy
 * would report an expired search as the end of the list.
 */
export function useLoadMore(query: UseSuspenseInfiniteQueryResult<StaysData>): LoadMoreState {
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
