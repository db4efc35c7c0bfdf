import type { AccommodationAvailability, StaySearch } from "@stays/domain";
import { galaxyOf, infiniteQueryOptions } from "@stays/query";
import { furtherPage } from "../further-page.ts";
import { type GalaxyError, isGalaxyError } from "../galaxy-error.ts";
import { FRESH, SEARCH_LIFE } from "../galaxy-query.ts";
import { loadedCount } from "../loaded-count.ts";
import { nextAccommodationPage } from "./next-accommodation-page.ts";
import { SEARCH_ACCOMMODATION, searchAccommodation } from "./search-accommodation.ts";

/** A page of a search. */
export interface SearchPage extends AccommodationAvailability {
  /** When it was received, in milliseconds since 1970. */
  readonly askedAt: number;
}

type Page = SearchPage | GalaxyError;

/** A further page of a running search; null is the first page, which starts the search. */
type PageParam = { readonly searchId: string; readonly page: number } | null;

/** When the search of some pages began, in milliseconds since 1970; null = it never did. */
function searchedAt(pages: readonly (object | GalaxyError)[] | undefined): number | null {
  const first = pages?.[0];
  return first && "askedAt" in first && typeof first.askedAt === "number" ? first.askedAt : null;
}

/** Whether Galaxy may have forgotten the search of some pages: a further page then needs a new search. */
export function hasSearchExpired(pages: readonly (object | GalaxyError)[], now: number): boolean {
  const began = searchedAt(pages);
  return began !== null && now - began > SEARCH_LIFE;
}

/**
 * A search for stays, page by page, until the total is reached or code 404 says that all is loaded (SR-01); any other
 * code of a further page is thrown. The sort is part of the key, so a new order is a new search from page one (SR-02).
 * A refetch begins with a new search and loads as many pages of it as there were.
 */
export const accommodationPagesQuery = (args: StaySearch) =>
  infiniteQueryOptions({
    queryKey: ["galaxy", SEARCH_ACCOMMODATION, "pages", args] as const,
    initialPageParam: null as PageParam,
    queryFn: async ({ client, signal, pageParam }): Promise<Page> => {
      const galaxy = galaxyOf(client);
      const page = pageParam
        ? furtherPage(
            SEARCH_ACCOMMODATION,
            await nextAccommodationPage(galaxy, { ...pageParam, sort: args.sort }, signal),
          )
        : await searchAccommodation(galaxy, args, signal);
      return isGalaxyError(page) ? page : { ...page, askedAt: Date.now() };
    },
    getNextPageParam: (last: Page, pages: readonly Page[]): PageParam => {
      if (isGalaxyError(last) || last.accommodations.length === 0) return null;
      return loadedCount(pages) < last.totalResults
        ? { searchId: last.searchId, page: pages.length + 1 }
        : null;
    },
    // Counted from the first page: a further one makes the prices above it no newer.
    staleTime: ({ state }) => {
      const began = searchedAt(state.data?.pages) ?? state.dataUpdatedAt;
      return Math.max(0, began + FRESH.search - state.dataUpdatedAt);
    },
    retry: false,
  });
