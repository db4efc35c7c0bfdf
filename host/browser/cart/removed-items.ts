import type { Cart, QueryClient } from "@stays/contract";
import type { CartStore } from "@stays/contract/host";
import { basketAddonByBookItemQuery, basketQuery } from "@stays/galaxy";
import { basketSize } from "../../app/cart/basket-size.ts";

const idlePhases = (phases: Cart["phases"]): Cart["phases"] =>
  Object.fromEntries(Object.entries(phases).filter(([, phase]) => phase !== "added"));

function withoutKey<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...others } = record;
  return others;
}

/** Removes an added item from the cart store if Galaxy no longer has its line. */
async function forgetIfGone(store: CartStore, client: QueryClient, itemKey: string, id: number) {
  const answer = await client.fetchQuery({ ...basketAddonByBookItemQuery(id), staleTime: 0 });
  if (answer !== null) return;
  store.setState(({ phases, bookItemIds }) =>
    // The same unit may have been added again meanwhile.
    bookItemIds[itemKey] === id
      ? { phases: withoutKey(phases, itemKey), bookItemIds: withoutKey(bookItemIds, itemKey) }
      : {},
  );
}

/**
 * Removes added items from the cart store when they are no longer in the basket: the online site has sold or
 * removed them, or the basket has expired. Lines of a basket have no ids. When there are fewer lines than
 * before, each added item is therefore looked up.
 */
export function forgetRemovedItems(store: CartStore, client: QueryClient): void {
  const [, operation] = basketQuery().queryKey;
  let before = 0;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryKey[1] !== operation) return;
    const count = basketSize(event.query.state.data);
    const isShorter = count < before;
    before = count;
    if (count === 0) store.setState(({ phases }) => ({ phases: idlePhases(phases), bookItemIds: {} }));
    else if (isShorter)
      // If the lookup fails, the item stays; the host logs the failure.
      for (const [itemKey, id] of Object.entries(store.getState().bookItemIds))
        forgetIfGone(store, client, itemKey, id).catch(() => {});
  });
}
