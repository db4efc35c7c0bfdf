import { type BasketState, useQuery, useQueryClient } from "@stays/contract";
import type { Basket } from "@stays/domain";
import { basketQuery } from "@stays/galaxy";
import { useCallback } from "react";
import { useIsHydrated } from "../services/hydrated.ts";
import { announceBasketChange } from "./basket-tabs.ts";

/** Number of lines in the basket panel: the products of all groups (ruling 55). */
const countLines = (basket: Basket | null): number =>
  basket?.groups.reduce((sum, group) => sum + group.products.length, 0) ?? 0;

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
    count: countLines(basket),
    isLoading: isFetching && data === undefined,
    isFailed: isError,
    isRefreshing: isFetching,
    refresh,
  };
}
