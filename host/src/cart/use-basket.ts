import type { BasketState } from "@stays/contract";
import { basketQuery, isGalaxyError } from "@stays/galaxy";
import { useQuery, useQueryClient } from "@stays/query";
import { useCallback } from "react";
import { useIsHydrated } from "../services/hydrated.ts";
import { basketSize } from "./basket-size.ts";
import { announceBasketChange } from "./basket-tabs.ts";

/**
 * Milliseconds for which the basket holds by itself. Every change asks for it anew: an add, another tab, the way back
 * from the online site; so that the badge and the panel do not each ask again when they appear.
 */
const FRESH_FOR = 60_000;

/** No, or an unknown, basket: it is empty. Any other code says nothing of what is in it. */
const NO_BASKET = 404;

/** The basket of the back end. Asked for after hydration only: it belongs to one visitor. */
export function useBasket(): BasketState {
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const { data, isFetching, isError } = useQuery({
    ...basketQuery(),
    enabled: isHydrated,
    staleTime: FRESH_FOR,
  });
  const basket = data === undefined || isGalaxyError(data) ? null : data;
  const refresh = useCallback(async () => {
    announceBasketChange(client);
    await client.invalidateQueries({ queryKey: basketQuery().queryKey });
  }, [client]);
  return {
    basket,
    count: basketSize(basket),
    isLoading: isFetching && data === undefined,
    isFailed: isError || (isGalaxyError(data) && data.code !== NO_BASKET),
    refresh,
  };
}
