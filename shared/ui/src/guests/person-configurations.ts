import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";
import type { GuestLimits } from "./guest-limits.ts";

type Rooms = readonly PersonConfiguration[];
type NewRoom = Pick<GuestLimits, "defaultAdults" | "defaultChildren">;

/** One room more: with the default persons, their ages not told yet (RT-09, SW-05). */
export function withRoom(rooms: Rooms, { defaultAdults, defaultChildren }: NewRoom): Rooms {
  return [...rooms, withChildren({ adults: defaultAdults, childrenAges: [] }, defaultChildren)];
}

/** One room less; the index counts from 0. */
export function withoutRoom(rooms: Rooms, index: number): Rooms {
  return rooms.filter((_, at) => at !== index);
}

/** The same rooms with another one at the index, from 0. */
export function withRoomChanged(rooms: Rooms, index: number, room: PersonConfiguration): Rooms {
  return rooms.map((before, at) => (at === index ? room : before));
}

/** More children start without an age; fewer lose the last ones. */
export function withChildren(room: PersonConfiguration, count: number): PersonConfiguration {
  const childrenAges = Array.from({ length: count }, (_, at) => room.childrenAges[at] ?? UNSET_AGE);
  return { ...room, childrenAges };
}

/** The age of a child, both counted from 0; `UNSET_AGE` = not told. */
export function withAge(room: PersonConfiguration, child: number, age: number): PersonConfiguration {
  return { ...room, childrenAges: room.childrenAges.map((before, at) => (at === child ? age : before)) };
}
