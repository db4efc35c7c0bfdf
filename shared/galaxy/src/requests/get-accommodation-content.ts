import { type GalaxyClient, galaxyOf, infiniteQueryOptions } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { AccommodationContent, StayFilter } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { loadedCount } from "../loaded-count.ts";
import { accommodationContent } from "../schemas/availability.ts";
import { stayFilterParams } from "./stay-filter.ts";

const OPERATION = "get-accommodation-content";

/** One property with all its units, or a page (from 1) of all properties. */
export type AccommodationContentArgs = StayFilter &
  ({ readonly productId: string } | { readonly page: number });

/** Code 404: nothing found, or past the last page (ruling 5). */
const nothing = notFoundIs<AccommodationContent>({ accommodations: [], totalResults: 0 });

/** Returns stays without prices. */
export async function getAccommodationContent(
  galaxy: GalaxyClient,
  args: AccommodationContentArgs,
  signal?: AbortSignal,
): Promise<AccommodationContent> {
  const which = "productId" in args ? { productId: args.productId } : { page: args.page };
  const answer = await galaxy.get(OPERATION, { ...which, ...stayFilterParams(args) }, signal);
  return decode(galaxy, OPERATION, answer, accommodationContent, nothing);
}

/** `getAccommodationContent` as a query, fresh for half an hour. */
export const accommodationContentQuery = (args: AccommodationContentArgs) =>
  galaxyQuery(OPERATION, args, FRESH.content, getAccommodationContent);

/** An infinite query of all stays without prices, which ends at the total (SR-12). */
export const accommodationContentPagesQuery = (filter: StayFilter) =>
  infiniteQueryOptions({
    queryKey: ["galaxy", OPERATION, "pages", filter] as const,
    initialPageParam: 1,
    queryFn: ({ client, signal, pageParam }) =>
      getAccommodationContent(galaxyOf(client), { ...filter, page: pageParam }, signal),
    getNextPageParam: (last, pages, page) => {
      if (last.accommodations.length === 0) return null;
      return loadedCount(pages) < last.totalResults ? page + 1 : null;
    },
    staleTime: FRESH.content,
    retry: false,
  });
