import { useCart } from "@stays/contract";
import { cartTotal, commonNights, unitCount } from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

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
