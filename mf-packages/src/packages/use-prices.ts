import { useQuery } from "@stays/contract";
import { accommodationQuery, queryIfAsked, type SearchAccommodationArgs } from "@stays/galaxy";
import type { PriceResult } from "@stays/stay-page";

/**
 * Loads prices without suspending, into content that is already shown. Sends no request when `search` is
 * null.
 */
export function usePrices(
  search: SearchAccommodationArgs | null,
): PriceResult & { readonly retry: () => void } {
  const { data, isError, refetch } = useQuery(queryIfAsked(search, accommodationQuery));
  return { data, isError, retry: () => void refetch() };
}
