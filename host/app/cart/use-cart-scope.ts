import { tabStorage, useBookingReport, useCart, useCartActions, usePageContext } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import type { RouteMatch } from "@stays/routes";
import { useEffect, useEffectEvent, useRef } from "react";

const STORAGE_KEY = "stays.selection";

const isItem = (value: unknown): value is TempCartItem =>
  value !== null &&
  typeof value === "object" &&
  "bookKey" in value &&
  "searchId" in value &&
  "amount" in value;

/** The temporary cart that an earlier document of this tab stored for a scope; empty when it has another one. */
function readSelection(scope: string): readonly TempCartItem[] {
  const stored = tabStorage.read(STORAGE_KEY);
  if (stored === null || typeof stored !== "object") return [];
  const { scope: of, items } = stored as Record<string, unknown>;
  return of === scope && Array.isArray(items) && items.every(isItem) ? items : [];
}

/** Stores the temporary cart of a scope in this tab. */
function saveSelection(scope: string, items: readonly TempCartItem[]): void {
  tabStorage.write(STORAGE_KEY, { scope, items });
}

/** Query keys that decide the stay that is priced. A promo code changes prices, not the stay. */
const STAY_KEY = /^(start|end|rooms|gc-.+)$/;

/**
 * The property, dates and guests that the temporary cart belongs to; null = the page is not of a property.
 */
function cartScope({ params, search }: Pick<RouteMatch, "params" | "search">): string | null {
  if (params.id === undefined) return null;
  const stay = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => STAY_KEY.test(key)));
  stay.sort();
  return `${params.id}?${stay}`;
}

/**
 * Empties the temporary cart when the property, the dates or the guests change: in the sidebar, through a
 * link, the address or the browser's Back button. The chosen items belong to their search. A reload or another
 * language keeps them.
 */
export function useCartScope(): void {
  const { route } = usePageContext();
  const { clear, replace } = useCartActions();
  const items = useCart((cart) => cart.items);
  const last = useRef<string | null>(null);
  const scope = cartScope(route);
  const restore = useEffectEvent((from: string) => {
    const kept = readSelection(from);
    if (items.length === 0 && kept.length > 0) replace(kept);
  });
  useEffect(() => {
    if (scope === null) return;
    if (last.current === null) restore(scope);
    else if (last.current !== scope) clear();
    last.current = scope;
  }, [scope, clear]);
  useEffect(() => {
    if (scope !== null) saveSelection(scope, items);
  }, [scope, items]);
}

/** Discards what an add announces on the page that it leads to when the visitor opens another page (CT-03). */
export function useArrival(): void {
  const { name: route } = usePageContext().route;
  const { arrive } = useBookingReport();
  const arrival = useCart((cart) => cart.arrival);
  const open = useEffectEvent((at: string) => {
    if (arrival !== null && arrival !== at) arrive(null);
  });
  useEffect(() => open(route), [route]);
}
