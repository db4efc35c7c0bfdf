import { type BasketState, useQuery, useQueryClient } from "@stays/contract";
import { basketQuery } from "@stays/galaxy";
import { useCallback } from "react";
import { useIsHydrated } from "../services/hydrated.ts";
import { basketSize } from "./basket-size.ts";
import { announceBasketChange } from "./basket-tabs.ts";

/**
 * Milliseconds for which the basket is fresh, so that the badge and the panel do not each fetch it on mount.
 * Every change refetches it: an add, another tab, a return from the online site.
 */
const FRESH_FOR = 60_000;

/**
 * The visitor's basket from Galaxy. It is fetched only after hydration, because it belongs to one visitor.
 */
export function useBasket(): BasketState {
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const { data, isFetching, isError } = useQuery({
    ...basketQuery(),
    enabled: isHydrated,
    staleTime: FRESH_FOR,
  });
  const basket = data ?? null;
  const refresh = useCallback(async () => {
    announceBasketChange(client);
    await client.invalidateQueries({ queryKey: basketQuery().queryKey });
  }, [client]);
  return {
    basket,
    count: basketSize(basket),
    isLoading: isFetching && data === undefined,
    isFailed: isError,
    refresh,
  };
}
