import { useCart, useCartActions } from "@stays/contract";
import {
  type Accommodation,
  cartTotal,
  commonNights,
  shownGroups,
  type TempCartItem,
  unitCount,
} from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";
import { useEffect, useEffectEvent } from "react";
import type { PricedProperty } from "../property/use-property.ts";
import { type RateNames, roomItems } from "./room-rates.ts";

/**
 * How many rooms are in the cart, and their total price (HO-02).
 *
 * The hook does not read whether the page is hydrated: that update is synchronous, so it would replace the
 * server's sidebar by its skeleton while the code of the tabs loads. The cart is empty until it is hydrated.
 */
export function useSelectedRooms() {
  const items = useCart((cart) => cart.items);
  const total = cartTotal(items);
  const currency = items[0]?.currency ?? null;
  const lines = items.map((item) => cartTotal([item]));
  return {
    count: unitCount(items),
    total,
    /** The lines in the cart and the total need their decimals. */
    isExact: currency !== null && needsDecimals(lines, total, currency),
    nights: commonNights(items),
    currency,
  };
}

/** Identifies the same room at the same conditions; booking key and price may differ. */
const stayKey = ({ id, stay }: TempCartItem): string =>
  JSON.stringify([id, stay && { ...stay, bookingConditions: stay.bookingConditions?.name, image: null }]);

/** Identifies a rate of a room in any language: texts differ, prices do not. */
const rateKey = ({ id, price, currency, stay }: TempCartItem): string =>
  JSON.stringify([id, price, currency, stay?.start, stay?.end, stay?.personConfiguration]);

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Chosen items at the prices of a later answer for the same stay, whose rates are `offered`; others are dropped. */
function repricedCart(
  chosen: readonly TempCartItem[],
  offered: readonly TempCartItem[],
): readonly TempCartItem[] {
  return chosen.flatMap((item) => {
    const same = offered.filter((other) => stayKey(other) === stayKey(item));
    const found =
      same.find(({ rate }) => rate === item.rate) ??
      only(same) ??
      only(offered.filter((other) => rateKey(other) === rateKey(item)));
    return found ? [{ ...found, amount: item.amount }] : [];
  });
}

/** Updates the rooms in the temporary cart to the prices that the page shows (CT-01). */
export function useRepricedCart({ property, prices }: PricedProperty, rates: RateNames): void {
  const { replace } = useCartActions();
  const chosen = useCart((cart) => cart.items);
  const searchId = prices.kind === "priced" ? prices.searchId : null;
  const reprice = useEffectEvent((from: Accommodation, id: string) => {
    const rooms = shownGroups(from).flatMap(({ accommodations }) => accommodations);
    replace(
      repricedCart(
        chosen,
        rooms.flatMap((room) => roomItems(room, rates, id)),
      ),
    );
  });
  // Items of an earlier document may be restored after the prices have arrived.
  const hasOthers = chosen.some((item) => item.searchId !== searchId);
  useEffect(() => {
    if (searchId !== null && hasOthers) reprice(property, searchId);
  }, [property, searchId, hasOthers]);
}
