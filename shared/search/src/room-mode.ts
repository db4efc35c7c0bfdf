import type { GuestLimits } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import type { SearchState } from "./search-state.ts";

/** The room mode of a search: hotel rooms, one room only, or undecided (ruling 1, SW-06). */
export type RoomMode = "hotel" | "nonHotel" | "undecided";

const HOTEL_ROUTES: readonly string[] = ["hotel", "room", "packagedetail"];
const CABIN_ROUTES: readonly string[] = ["village", "cabin", "cabindetail"];

/** Whether a page is of cabins. Of the pages with a sidebar only these have restricted arrivals (SW-11). */
export const isCabinRoute = (routeName: string): boolean => CABIN_ROUTES.includes(routeName);

/**
 * The inputs of the room mode. The route takes precedence over the category, because it is the shown page.
 */
export interface RoomModeInput {
  readonly category: number | null;
  /** The setting `search.hotelCategoryId`. */
  readonly hotelCategoryId: number | null;
  readonly routeName: string | null;
}

/** The room mode of a page and its chosen category. */
export function roomMode({ category, hotelCategoryId, routeName }: RoomModeInput): RoomMode {
  if (routeName !== null && HOTEL_ROUTES.includes(routeName)) return "hotel";
  if (routeName !== null && isCabinRoute(routeName)) return "nonHotel";
  if (category === null) return "undecided";
  return category === hotelCategoryId ? "hotel" : "nonHotel";
}

/** The most rooms that a visitor may request. */
export function maxRooms(
  mode: RoomMode,
  guests: Pick<GuestLimits, "maxRooms" | "maxRoomsHotelMode">,
): number {
  if (mode === "hotel") return guests.maxRoomsHotelMode;
  return mode === "nonHotel" ? 1 : guests.maxRooms;
}

/** The person configurations that a search sends: the first ones, up to the limit of the mode. */
export function personConfigurationsFor(
  state: Pick<SearchState, "rooms">,
  mode: RoomMode,
  guests: Pick<GuestLimits, "maxRooms" | "maxRoomsHotelMode">,
): readonly PersonConfiguration[] {
  return state.rooms.slice(0, maxRooms(mode, guests));
}
