import { useCart, useCartActions, useVisit } from "@stays/contract";
import { useEffect, useEffectEvent } from "react";

/** Forgets what the page after an add was to say, once the visitor is on another page. */
export function useArrivalNotice(): void {
  const { route } = useVisit().place;
  const { setNotice } = useCartActions();
  const notice = useCart((cart) => cart.notice);
  const arrive = useEffectEvent((at: string) => {
    if (notice && notice.route !== at) setNotice?.(null);
  });
  useEffect(() => arrive(route), [route]);
}
