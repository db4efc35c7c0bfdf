import type { BasketFailure, BookingContext, UpsellPageType } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";

/** Items to put into the basket with one add. */
export interface Order {
  readonly kind: BookingContext["kind"];
  readonly items: readonly TempCartItem[];
}

/** Page types from which an activity may be added (ruling 31). */
const ACTIVITY_PAGES: readonly UpsellPageType[] = ["upsellday", "upselldaypicker", "upsellcategory"];

/** The only Error 0 that a visitor can mend: by choosing something. */
const EMPTY = "No products in temp cart";

/** SearchId of an order. `reasonNotSent` rejects items of several searches. */
export function searchIdOf(order: Order): string {
  return order.items[0]?.searchId ?? "";
}

/**
 * Returns the failure of an invalid order, which is not sent: Error 0, logged and recorded, without a modal
 * (ruling 8).
 */
export function reasonNotSent(order: Order, pageType: UpsellPageType): BasketFailure | null {
  const message = orderProblem(order, pageType);
  if (message === null) return null;
  return { error: 0, message, showsModal: false, ...(message !== EMPTY && { isPermanent: true }) };
}

function orderProblem(order: Order, pageType: UpsellPageType): string | null {
  const searchId = searchIdOf(order);
  if (order.items.length === 0) return EMPTY;
  if (order.items.some((item) => item.searchId !== searchId)) return "Products of several searches";
  if (searchId === "") return "SearchId is missing";
  if (order.kind === "activity" && !ACTIVITY_PAGES.includes(pageType))
    return `Upsell page type is wrong ${pageType}`;
  return null;
}
