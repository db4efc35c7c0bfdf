import { type Cart, itemKeyOf, type QueryClient, useCart, useQueryClient } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The adds of a page view. Only this remote reads them; the others read their results in the shared cart. */
interface AddProgress {
  /** Keys of the items whose add is running. */
  readonly adding: readonly string[];
  /** Whether create-basket has succeeded in this page load (ruling 21). */
  readonly isBasketOpen: boolean;
}

/** One store per page view: the slots share it, and requests on the server do not. */
const stores = new WeakMap<QueryClient, StoreApi<AddProgress>>();

export function getAddProgress(client: QueryClient): StoreApi<AddProgress> {
  const known = stores.get(client);
  if (known) return known;
  const created = createStore<AddProgress>(() => ({ adding: [], isBasketOpen: false }));
  stores.set(client, created);
  return created;
}

/** Marks items as being added. Returns a function that ends it. */
export function startAdding(client: QueryClient, keys: readonly string[]): () => void {
  const { setState } = getAddProgress(client);
  setState(({ adding }) => ({ adding: [...adding, ...keys] }));
  return () => setState(({ adding }) => ({ adding: adding.filter((key) => !keys.includes(key)) }));
}

/** State of an add button with some items. One item that is being added makes the button busy (CT-02). */
export function addPhase(
  items: readonly TempCartItem[],
  adding: AddProgress["adding"],
  booked: Cart["booked"],
): "adding" | "added" | null {
  const keys = items.map(itemKeyOf);
  if (keys.some((key) => adding.includes(key))) return "adding";
  return keys.length > 0 && keys.every((key) => key in booked) ? "added" : null;
}

/** Keys of the items whose add is running. */
export const useAdding = (): AddProgress["adding"] =>
  useStore(getAddProgress(useQueryClient()), ({ adding }) => adding);

export function useAddPhase(items: readonly TempCartItem[]): ReturnType<typeof addPhase> {
  const adding = useAdding();
  return useCart(({ booked }) => addPhase(items, adding, booked));
}
