import { useCart, useCartActions, useVisit } from "@stays/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { cartScope } from "./cart-scope.ts";
import { readSelection, saveSelection } from "./kept-selection.ts";

/**
 * Empties the temporary cart when the property, the dates or the guests change: in the sidebar, through a
 * link, the address or the browser's Back button. The chosen items belong to their search. A reload or another
 * language keeps them.
 */
export function useCartScope(): void {
  const { place } = useVisit();
  const { resetTempCart, replaceTempCart } = useCartActions();
  const items = useCart((cart) => cart.items);
  const last = useRef<string | null>(null);
  const scope = cartScope(place);
  const restore = useEffectEvent((from: string) => {
    const kept = readSelection(from);
    if (items.length === 0 && kept.length > 0) replaceTempCart(kept);
  });
  useEffect(() => {
    if (scope === null) return;
    if (last.current === null) restore(scope);
    else if (last.current !== scope) resetTempCart();
    last.current = scope;
  }, [scope, resetTempCart]);
  useEffect(() => {
    if (scope !== null) saveSelection(scope, items);
  }, [scope, items]);
}
