import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";
import type { PickerLimits } from "./guest-limits.ts";

type Rooms = readonly PersonConfiguration[];
type NewRoom = Pick<PickerLimits, "defaultAdults" | "defaultChildren">;

/** Adds a room with the default persons and unset ages (RT-09, SW-05). */
export function withRoom(rooms: Rooms, { defaultAdults, defaultChildren }: NewRoom): Rooms {
  return [...rooms, withChildren({ adults: defaultAdults, childrenAges: [] }, defaultChildren)];
}

/** Removes a room; the index counts from 0. */
export function withoutRoom(rooms: Rooms, index: number): Rooms {
  return rooms.filter((_, at) => at !== index);
}

/** Replaces the room at an index, from 0. */
export function withRoomChanged(rooms: Rooms, index: number, room: PersonConfiguration): Rooms {
  return rooms.map((before, at) => (at === index ? room : before));
}

/** Sets the number of children. Added children have no age; removed ones are the last. */
export function withChildren(room: PersonConfiguration, count: number): PersonConfiguration {
  const childrenAges = Array.from({ length: count }, (_, at) => room.childrenAges[at] ?? UNSET_AGE);
  return { ...room, childrenAges };
}

/** Sets the age of a child, both counted from 0; `UNSET_AGE` = unknown. */
export function withAge(room: PersonConfiguration, child: number, age: number): PersonConfiguration {
  return { ...room, childrenAges: room.childrenAges.map((before, at) => (at === child ? age : before)) };
}
