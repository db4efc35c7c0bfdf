import { type Cart, itemKeyOf, type QueryClient, useCart, useQueryClient } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The adds of a page view. Only this remote reads them; the others read their results in the shared cart. */
interface AddProgress {
  /** State of the adds that are running or have failed, by item key. */
  readonly phases: Readonly<Record<string, "adding" | "failed">>;
  /** Whether create-basket has succeeded in this page load (ruling 21). */
  readonly isBasketOpen: boolean;
}

/** One store per page view: the slots share it, and requests on the server do not. */
const stores = new WeakMap<QueryClient, StoreApi<AddProgress>>();

export function getAddProgress(client: QueryClient): StoreApi<AddProgress> {
  const known = stores.get(client);
  if (known) return known;
  const created = createStore<AddProgress>(() => ({ phases: {}, isBasketOpen: false }));
  stores.set(client, created);
  return created;
}

/** Sets the state of the adds of some items; null = they neither run nor have failed. */
export function setPhases(
  client: QueryClient,
  keys: readonly string[],
  phase: "adding" | "failed" | null,
): void {
  getAddProgress(client).setState(({ phases }) => {
    const others = Object.entries(phases).filter(([key]) => !keys.includes(key));
    return { phases: Object.fromEntries([...others, ...(phase ? keys.map((key) => [key, phase]) : [])]) };
  });
}

export type AddPhase = "adding" | "added" | "failed" | null;

/** State of an add button with some items. One item that is being added makes the button busy (CT-02). */
export function addPhase(
  items: readonly TempCartItem[],
  phases: AddProgress["phases"],
  booked: Cart["booked"],
): AddPhase {
  const found = items.map(itemKeyOf).map((key) => phases[key] ?? (key in booked ? "added" : null));
  if (found.includes("adding")) return "adding";
  if (found.length > 0 && found.every((phase) => phase === "added")) return "added";
  return found.includes("failed") ? "failed" : null;
}

/** State of the adds that are running or have failed, by item key. */
export const usePhases = (): AddProgress["phases"] =>
  useStore(getAddProgress(useQueryClient()), ({ phases }) => phases);

export function useAddPhase(items: readonly TempCartItem[]): AddPhase {
  const phases = usePhases();
  return useCart(({ booked }) => addPhase(items, phases, booked));
}
