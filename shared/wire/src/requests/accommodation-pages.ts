import { galaxyOf, infiniteQueryOptions } from "@stays/query";
import type { AccommodationAvailability, StaySearch } from "@stays/stay";
import { furtherPage } from "../further-page.ts";
import { FRESH } from "../galaxy-query.ts";
import { loadedCount } from "../loaded-count.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { nextAccommodationPage } from "./next-accommodation-page.ts";
import { SEARCH_ACCOMMODATION, searchAccommodation } from "./search-accommodation.ts";

type Page = AccommodationAvailability | Refusal;

/** A further page of a running search; null is the first page, which starts the search. */
type PageParam = { readonly searchId: string; readonly page: number } | null;

/**
 * A search for stays, page by page, until the total is reached or code 404 says that all is loaded (SR-01). The sort
 * is part of the key, so a new order is a new search from page one (SR-02).
 */
export const accommodationPagesQuery = (args: StaySearch) =>
  infiniteQueryOptions({
    queryKey: ["galaxy", SEARCH_ACCOMMODATION, "pages", args] as const,
    initialPageParam: null as PageParam,
    queryFn: async ({ client, signal, pageParam }): Promise<Page> => {
      const galaxy = galaxyOf(client);
      if (!pageParam) return searchAccommodation(galaxy, args, signal);
      const next = { ...pageParam, sort: args.sort };
      return furtherPage(SEARCH_ACCOMMODATION, await nextAccommodationPage(galaxy, next, signal));
    },
    getNextPageParam: (last: Page, pages: readonly Page[]): PageParam => {
      if (isRefusal(last) || last.accommodations.length === 0) return null;
      return loadedCount(pages) < last.totalResults
        ? { searchId: last.searchId, page: pages.length + 1 }
        : null;
    },
    staleTime: FRESH.search,
    retry: false,
  });
