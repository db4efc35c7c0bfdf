import type { BookingContext, SiteSettings, UpsellPageType } from "@stays/contract";
import type { LinkTarget, RouteName } from "@stays/routes";
import { parseSearch, searchText } from "@stays/search";

/** The page type names the route; the day picker stands on the route of the day page (CO-13). */
function routeOf(pageType: UpsellPageType): RouteName {
  return pageType === "upselldaypicker" ? "upsellday" : pageType;
}

/**
 * The upsell page after a booking: dates, guests and promo code go along, with the booked accommodation and where it
 * is; the filters of the search for stays do not (CT-03, AD-02, ruling 38).
 *
 * @param search query of the page where was booked
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
      bookedAccommodation: booking.accommodationId,
      offer: [],
      rest: [],
    }),
  };
}
