import type { GuestLimits, PageContext, ResolvedSearch, RoomMode, SiteSettings } from "@stays/contract";
import { earliestArrival, isPast, type PersonConfiguration } from "@stays/domain";
import { parseSearch } from "./parse-search.ts";

const HOTEL_ROUTES: readonly string[] = ["hotel", "room", "packagedetail"];
const CABIN_ROUTES: readonly string[] = ["village", "cabin", "cabindetail"];

/** Whether a page is of cabins. Of the pages with a sidebar only these have restricted arrivals (SW-11). */
export const isCabinRoute = (routeName: string): boolean => CABIN_ROUTES.includes(routeName);

/** The page context of an address. Nothing else parses the search in its query string. */
export function createPageContext(page: Omit<PageContext, "search">): PageContext {
  return { ...page, search: resolveSearch(page) };
}

/** Parses the search of an address, and applies the rules of its page, the settings and the day. */
export function resolveSearch({ route, settings, today }: Omit<PageContext, "search">): ResolvedSearch {
  const search = parseSearch(route.search, settings);
  const earliest = earliestArrival(today, settings.calendar.earliestArrival);
  const mode = roomMode(search.category, settings.search, route.name);
  const isBeforeFirst = search.start !== null && isPast(search.start, earliest);
  return {
    ...search,
    mode,
    persons: limitRooms(search, mode, settings.guests),
    isPast: isBeforeFirst,
    isTooEarly: isBeforeFirst && search.start !== null && !isPast(search.start, today),
  };
}

/**
 * The room mode of a category on a page. The route takes precedence, because it is the shown page.
 *
 * @param routeName null = the page that a search form leads to
 */
export function roomMode(
  category: number | null,
  { hotelCategoryId }: Pick<SiteSettings["search"], "hotelCategoryId">,
  routeName: string | null = null,
): RoomMode {
  if (routeName !== null && HOTEL_ROUTES.includes(routeName)) return "hotel";
  if (routeName !== null && isCabinRoute(routeName)) return "nonHotel";
  if (category === null) return "undecided";
  return category === hotelCategoryId ? "hotel" : "nonHotel";
}

type RoomLimits = Pick<GuestLimits, "maxRooms" | "maxRoomsHotelMode">;

/** The most rooms that a visitor may request. */
export function maxRooms(mode: RoomMode, guests: RoomLimits): number {
  if (mode === "hotel") return guests.maxRoomsHotelMode;
  return mode === "nonHotel" ? 1 : guests.maxRooms;
}

/** The person configurations that a search sends: the first ones, up to the limit of the mode. */
export function limitRooms(
  { rooms }: { readonly rooms: readonly PersonConfiguration[] },
  mode: RoomMode,
  guests: RoomLimits,
): readonly PersonConfiguration[] {
  return rooms.slice(0, maxRooms(mode, guests));
}
