import { type BasketState, galaxyOf, type QueryClient } from "@stays/contract";
import type { Basket } from "@stays/domain";
import { basketQuery, getBasket } from "@stays/galaxy";
import { createStore, type StoreApi } from "zustand/vanilla";

function basketState(basket: Basket | null, refresh: BasketState["refresh"]): BasketState {
  const count = basket?.groups.reduce((sum, group) => sum + group.products.length, 0) ?? 0;
  return { basket, count, isLoading: false, isFailed: false, isRefreshing: false, refresh };
}

/** The basket as the host provides it; it calls the mock Galaxy only on refresh. */
export function createTestBasket(client: QueryClient, initial: Basket | null): StoreApi<BasketState> {
  async function refresh() {
    const basket = await getBasket(galaxyOf(client)).catch(() => undefined);
    if (basket !== undefined) client.setQueryData(basketQuery().queryKey, basket);
    store.setState(basket === undefined ? { isFailed: true } : basketState(basket, refresh));
  }
  client.setQueryData(basketQuery().queryKey, initial);
  const store = createStore<BasketState>(() => basketState(initial, refresh));
  return store;
}
