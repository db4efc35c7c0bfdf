import type { BookingContext, SiteSettings, StaySearch, UpsellPageType } from "@stays/contract";
import type { LinkTarget, RouteName } from "@stays/routes";
import { serializeSearch } from "@stays/search";

/** Route of a page type. The day picker is shown on the route of the day page (CO-13). */
function routeOf(pageType: UpsellPageType): RouteName {
  return pageType === "upselldaypicker" ? "upsellday" : pageType;
}

/**
 * Link to the upsell page after a booking. It keeps dates, guests and promo code, and adds the booked
 * accommodation and its position. It drops the filters of the stay search (CT-03, AD-02, ruling 38).
 *
 * @param search of the page where the visitor booked
 */
export function upsellPage(
  { start, end, rooms, promoCode }: StaySearch,
  booking: Pick<BookingContext, "accommodationId" | "position">,
  settings: Pick<SiteSettings, "upsell">,
): LinkTarget {
  return {
    route: routeOf(settings.upsell.pageType),
    search: serializeSearch({
      start,
      end,
      rooms,
      promoCode,
      position: booking.position,
      bookedAccommodation: booking.accommodationId,
    }),
  };
}
