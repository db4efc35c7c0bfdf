import { useCart, useCartActions } from "@stays/contract";
import { type Accommodation, shownGroups } from "@stays/domain";
import { useEffect, useEffectEvent } from "react";
import type { PricedProperty } from "../property/prices.ts";
import { requoted } from "./requoted-cart.ts";
import { roomItems } from "./room-items.ts";
import type { RateNames } from "./room-rates.ts";

/** Updates the rooms in the temporary cart to the prices that the page shows (CT-01). */
export function useRequotedCart({ property, prices }: PricedProperty, rates: RateNames): void {
  const { replaceTempCart } = useCartActions();
  const chosen = useCart((cart) => cart.items);
  const searchId = prices.kind === "priced" ? prices.searchId : null;
  const requote = useEffectEvent((from: Accommodation, id: string) => {
    const rooms = shownGroups(from).flatMap(({ accommodations }) => accommodations);
    replaceTempCart(
      requoted(
        chosen,
        rooms.flatMap((room) => roomItems(room, rates, id)),
      ),
    );
  });
  // Items of an earlier document may be restored after the prices have arrived.
  const hasOthers = chosen.some((item) => item.searchId !== searchId);
  useEffect(() => {
    if (searchId !== null && hasOthers) requote(property, searchId);
  }, [property, searchId, hasOthers]);
}
