import type { BasketAddons } from "@stays/domain";
import {
  basketAddonByBookItemQuery,
  basketAddonQuery,
  type GalaxyError,
  getBasketAddon,
  getBasketAddonByBookItem,
} from "@stays/galaxy";
import { galaxyOf, useQuery } from "@stays/query";

/** Milliseconds in which what the add has just asked for is not asked for again. */
const JUST_ASKED = 5000;

/**
 * The extras on offer: of one booked item, or of everything in the basket.
 *
 * @param bookItemId null = of everything
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
