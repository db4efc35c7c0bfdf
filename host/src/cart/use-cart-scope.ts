import { useCartActions, useVisit } from "@stays/contract";
import { useEffect, useRef } from "react";
import { cartScope } from "./cart-scope.ts";

/**
 * Empties the temporary cart when the property, the dates or the guests change: in the sidebar, through a
 * link, the address or the browser's Back button. The chosen items belong to their search.
 */
export function useCartScope(): void {
  const { place } = useVisit();
  const { resetTempCart } = useCartActions();
  const last = useRef<string | null>(null);
  const scope = cartScope(place);
  useEffect(() => {
    if (scope === null) return;
    if (last.current !== null && last.current !== scope) resetTempCart();
    last.current = scope;
  }, [scope, resetTempCart]);
}
