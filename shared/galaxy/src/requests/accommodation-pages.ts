import { galaxyOf, infiniteQueryOptions } from "@stays/contract";
import type { AccommodationAvailability } from "../entities.ts";
import { FRESH, SEARCH_LIFE } from "../galaxy-query.ts";
import { loadedCount } from "../loaded-count.ts";
import { nextAccommodationPage } from "./next-accommodation-page.ts";
import {
  SEARCH_ACCOMMODATION,
  type SearchAccommodationArgs,
  searchAccommodation,
} from "./search-accommodation.ts";

/** A page of a search. */
export interface SearchPage extends AccommodationAvailability {
  /** Time of receipt, in milliseconds since 1970. */
  readonly askedAt: number;
}

/** A further page of a running search; null is the first page, which starts the search. */
type PageParam = { readonly searchId: string; readonly page: number } | null;

/** Start time of the search of some pages, in milliseconds since 1970; null = not started. */
function searchedAt(pages: readonly object[] | undefined): number | null {
  const first = pages?.[0];
  return first && "askedAt" in first && typeof first.askedAt === "number" ? first.askedAt : null;
}

/** Whether the search of some pages may have expired in Galaxy: a further page then needs a new search. */
export function hasSearchExpired(pages: readonly object[], now: number): boolean {
  const began = searchedAt(pages);
  return began !== null && now - began > SEARCH_LIFE;
}

/**
 * An infinite query of a search for stays. It ends at the total or at an empty page (SR-01). The sort is part of
 * the key, so a new order is a new search from page one (SR-02). A refetch starts a new search and loads the same number of pages.
 */
export const accommodationPagesQuery = (args: SearchAccommodationArgs) =>
  infiniteQueryOptions({
    queryKey: ["galaxy", SEARCH_ACCOMMODATION, "pages", args] as const,
    initialPageParam: null as PageParam,
    queryFn: async ({ client, signal, pageParam }): Promise<SearchPage> => {
      const galaxy = galaxyOf(client);
      const page = pageParam
        ? await nextAccommodationPage(galaxy, { ...pageParam, sort: args.sort }, signal)
        : await searchAccommodation(galaxy, args, signal);
      return { ...page, askedAt: Date.now() };
    },
    getNextPageParam: (last: SearchPage, pages: readonly SearchPage[]): PageParam => {
      if (last.accommodations.length === 0) return null;
      return loadedCount(pages) < last.totalResults
        ? { searchId: last.searchId, page: pages.length + 1 }
        : null;
    },
    // The age counts from the first page: a further page does not refresh the prices above it.
    staleTime: ({ state }) => {
      const began = searchedAt(state.data?.pages) ?? state.dataUpdatedAt;
      return Math.max(0, began + FRESH.search - state.dataUpdatedAt);
    },
    retry: false,
  });
