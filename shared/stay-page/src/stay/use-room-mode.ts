import { useSettings, useVisit } from "@stays/contract";
import { type RoomMode, roomMode, type SearchState } from "@stays/search";

/**
 * The room mode of the page: how many rooms can be requested, and whether arrivals can be restricted
 * (ruling 1, SW-11).
 */
export function useRoomMode({ category }: Pick<SearchState, "category">): RoomMode {
  const { search } = useSettings();
  const { place } = useVisit();
  return roomMode({ category, hotelCategoryId: search.hotelCategoryId, routeName: place.route });
}
