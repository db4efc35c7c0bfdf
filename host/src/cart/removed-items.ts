import type { Cart } from "@stays/contract";
import type { QueryClient } from "@stays/query";
import type { Basket } from "@stays/stay";
import { basketQuery, isRefusal, type Refusal } from "@stays/wire";
import { basketSize } from "./basket-size.ts";
import type { CartStore } from "./cart-store.ts";

const isEmpty = (answer: Basket | Refusal): boolean =>
  isRefusal(answer) ? answer.code === 404 : basketSize(answer) === 0;

const idlePhases = (phases: Cart["phases"]): Cart["phases"] =>
  Object.fromEntries(Object.entries(phases).filter(([, phase]) => phase !== "added"));

/**
 * Forgets what was added once the basket is empty: the online site has sold or removed it, or the basket has expired.
 * Which line of a basket belongs to which unit is not known, so that nothing is forgotten while there are lines.
 */
export function forgetRemovedItems(store: CartStore, client: QueryClient): void {
  const [, operation] = basketQuery().queryKey;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryKey[1] !== operation || !isEmpty(event.query.state.data)) return;
    store.setState(({ phases }) => ({ phases: idlePhases(phases), bookItemIds: {} }));
  });
}
