import type { PersonConfiguration } from "@stays/domain";
import { useUiTexts } from "@stays/ui/basics";
import { useCallback } from "react";
import { writeGuests } from "./write-guests.ts";

/** Returns the guests of rooms in words: `2 adults, 1 child`, with the rooms when asked. */
export type GuestText = (rooms: readonly PersonConfiguration[], withRooms?: boolean) => string;

/** Returns a function that puts guests in words; by default it names the rooms if there are several. */
export function useGuestText(): GuestText {
  const { t } = useUiTexts();
  return useCallback((rooms, withRooms) => writeGuests(t, rooms, withRooms), [t]);
}
