import { useCart, useCartActions } from "@stays/contract";
import { type Accommodation, shownGroups, type TempCartItem } from "@stays/domain";
import { useEffect, useEffectEvent } from "react";
import type { PricedProperty } from "../property/prices.ts";
import { roomItems } from "./room-items.ts";
import type { RateNames } from "./room-rates.ts";

/** Identifies the same room at the same conditions; booking key and price may differ. */
const stayOf = ({ id, stay }: TempCartItem): string =>
  JSON.stringify([id, stay && { ...stay, bookingConditions: stay.bookingConditions?.name, image: null }]);

/** Identifies a rate of a room in any language: texts differ, prices do not. */
const rateOf = ({ id, price, currency, stay }: TempCartItem): string =>
  JSON.stringify([id, price, currency, stay?.start, stay?.end, stay?.personConfiguration]);

/** The only one; none where several would do. */
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Updates chosen items to the prices and booking keys of a later answer for the same stay, after a promo code
 * or a repeated search. Items that the answer no longer offers are dropped.
 *
 * @param offered every rate of every room of that answer
 */
function requoted(
  chosen: readonly TempCartItem[],
  offered: readonly TempCartItem[],
): readonly TempCartItem[] {
  return chosen.flatMap((item) => {
    const same = offered.filter((other) => stayOf(other) === stayOf(item));
    const found =
      same.find(({ rate }) => rate === item.rate) ??
      only(same) ??
      only(offered.filter((other) => rateOf(other) === rateOf(item)));
    return found ? [{ ...found, amount: item.amount }] : [];
  });
}

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
