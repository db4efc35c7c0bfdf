import { countGuests, type PersonConfiguration } from "@stays/domain";
import { useUiTexts } from "@stays/ui/basics";
import { useCallback } from "react";

/** Returns the guests of rooms in words: `2 adults, 1 child`, with the rooms when asked. */
export type GuestText = (rooms: readonly PersonConfiguration[], withRooms?: boolean) => string;

/** Returns a function that puts guests in words; by default it names the rooms if there are several. */
export function useGuestText(): GuestText {
  const { t } = useUiTexts();
  return useCallback(
    (rooms, withRooms = rooms.length > 1) => {
      const { adults, children } = countGuests(rooms);
      return [
        t("adults", { count: adults }),
        ...(children > 0 ? [t("children", { count: children })] : []),
        ...(withRooms ? [t("rooms", { count: rooms.length })] : []),
      ].join(", ");
    },
    [t],
  );
}
