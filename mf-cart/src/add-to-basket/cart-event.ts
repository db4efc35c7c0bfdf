import type { BookingContext, EcommerceEvent, EcommerceItem } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";

function cartItem(
  { id, name, price, amount, rate, stay }: TempCartItem,
  kind: BookingContext["kind"],
): EcommerceItem {
  return {
    item_id: id,
    item_name: name,
    item_category: kind,
    item_brand: stay?.propertyName ?? undefined,
    item_variant: rate,
    price,
    quantity: amount,
  };
}

/** The event of items that came into the basket, or left the selection. */
export function cartEvent(
  event: "add_to_cart" | "remove_from_cart",
  added: readonly TempCartItem[],
  { kind, coupon }: { readonly kind: BookingContext["kind"]; readonly coupon: string | null },
): EcommerceEvent {
  const currency = added[0]?.currency ?? "";
  const items = added.map((item) => cartItem(item, kind));
  return { event, currency, coupon: coupon ?? undefined, items };
}
