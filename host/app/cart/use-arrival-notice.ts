import { useCart, useCartActions, usePageContext } from "@stays/contract";
import { useEffect, useEffectEvent } from "react";

/** Discards the notice of an add when the visitor navigates to another page. */
export function useArrivalNotice(): void {
  const { name: route } = usePageContext().route;
  const { setNotice } = useCartActions();
  const notice = useCart((cart) => cart.notice);
  const arrive = useEffectEvent((at: string) => {
    if (notice && notice.route !== at) setNotice(null);
  });
  useEffect(() => arrive(route), [route]);
}
