import type { Accommodation, TempCartItem } from "@stays/domain";
import { cartItemOf } from "@stays/stay-page";
import type { RateNames } from "./room-rates.ts";

/** The temporary cart items of a room, one per rate, in the order of the rates. */
export function roomItems(room: Accommodation, rates: RateNames, searchId: string): readonly TempCartItem[] {
  return room.products.map((product) => {
    const item = cartItemOf(room, product, searchId);
    const rate = rates.get(product.bookingKey);
    return rate === undefined ? item : { ...item, rate };
  });
}
