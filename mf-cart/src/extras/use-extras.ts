import type { BasketAddons } from "@stays/domain";
import {
  basketAddonByBookItemQuery,
  basketAddonQuery,
  type GalaxyError,
  getBasketAddon,
  getBasketAddonByBookItem,
} from "@stays/galaxy";
import { galaxyOf, useQuery } from "@stays/query";

/** Age up to which the answer that the add has just fetched is reused, in milliseconds. */
const JUST_ASKED = 5000;

/**
 * Query for the extras on offer of one booked item or of the whole basket.
 *
 * @param bookItemId null = the whole basket
 */
export function useExtras(bookItemId: number | null) {
  const { queryKey } = bookItemId === null ? basketAddonQuery() : basketAddonByBookItemQuery(bookItemId);
  return useQuery<BasketAddons | GalaxyError>({
    queryKey: queryKey as readonly unknown[],
    queryFn: ({ client, signal }) =>
      bookItemId === null
        ? getBasketAddon(galaxyOf(client), signal)
        : getBasketAddonByBookItem(galaxyOf(client), bookItemId, signal),
    staleTime: JUST_ASKED,
    retry: false,
  });
}
