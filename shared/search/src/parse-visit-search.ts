import type { SiteSettings, Visit, VisitSearch } from "@stays/contract";
import { isDay } from "@stays/days";
import { integerIn, integersIn } from "./query-values.ts";
import { namesAdults, roomsIn } from "./rooms-in-query.ts";

/**
 * Parses the search that all pages share from a page's query string (RT-08, RT-09). Never throws. Malformed
 * values and values out of limits get their default. Of repeated keys the first counts. Only the host calls
 * it; remotes read `visit.search`.
 *
 * @param query with or without its question mark
 */
export function parseVisitSearch(
  query: string,
  { guests, promoCodeActive }: Pick<SiteSettings, "guests" | "promoCodeActive">,
): VisitSearch {
  const keys = new URLSearchParams(query);
  const rooms = roomsIn(keys, guests);
  return {
    start: dayIn(keys.get("start")),
    end: dayIn(keys.get("end")),
    rooms,
    hasGuests: namesAdults(keys, rooms.length, guests),
    category: integerIn(keys.get("category")),
    geo: integerIn(keys.get("geo")),
    geos: integersIn(keys.get("geos")),
    promoCode: (promoCodeActive && keys.get("promocode")) || null,
  };
}

function dayIn(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

/** The visit of an address. Nothing else parses the search in its query string. */
export function createVisit({ place, settings, today }: Omit<Visit, "search">): Visit {
  return { place, search: parseVisitSearch(place.search, settings), settings, today };
}
