import { useCartActions, useVisit } from "@stays/contract";
import { useEffect, useRef } from "react";
import { cartScope } from "./cart-scope.ts";

/**
 * Empties the temporary cart when the visitor comes to another property, or changes dates or guests in any way: by
 * the sidebar, a link, the address or the browser's Back. What was chosen belongs to the search it was found with.
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
