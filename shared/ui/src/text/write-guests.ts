import { countGuests, type PersonConfiguration } from "@stays/domain";
import type { Translate } from "@stays/texts";

/** The guests of rooms in words: `2 adults, 1 child`; by default with the rooms if there are several. */
export function writeGuests(
  t: Translate<"ui">,
  rooms: readonly PersonConfiguration[],
  withRooms = rooms.length > 1,
): string {
  const { adults, children } = countGuests(rooms);
  return [
    t("adults", { count: adults }),
    ...(children > 0 ? [t("children", { count: children })] : []),
    ...(withRooms ? [t("rooms", { count: rooms.length })] : []),
  ].join(", ");
}
