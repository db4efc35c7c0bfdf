import type { BookingContext, SiteSettings, UpsellPageType } from "@stays/contract";
import type { LinkTarget, RouteName } from "@stays/routes";
import { parseSearch, searchText } from "@stays/search";

/** Route of a page type. The day picker is shown on the route of the day page (CO-13). */
function routeOf(pageType: UpsellPageType): RouteName {
  return pageType === "upselldaypicker" ? "upsellday" : pageType;
}

/**
 * Link to the upsell page after a booking. It keeps dates, guests and promo code, and adds the booked
 * accommodation and its position. It drops the filters of the stay search (CT-03, AD-02, ruling 38).
 *
 * @param search query string of the page where the visitor booked
 */
export function upsellPage(
  search: string,
  booking: Pick<BookingContext, "accommodationId" | "position">,
  settings: Pick<SiteSettings, "upsell" | "guests" | "promoCodeActive">,
): LinkTarget {
  const { start, end, rooms, promoCode } = parseSearch(search, settings.guests);
  return {
    route: routeOf(settings.upsell.pageType),
    search: searchText({
      start,
      end,
      rooms,
      promoCode: settings.promoCodeActive ? promoCode : null,
      category: null,
      geo: null,
      geos: [],
      attributes: [],
      name: "",
      sort: null,
      capacity: {},
      position: booking.position,
      bounds: null,
      price: null,
      bookedAccommodation: booking.accommodationId,
      offer: [],
      rest: [],
    }),
  };
}
