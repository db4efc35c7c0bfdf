import type { PersonConfiguration } from "@stays/galaxy/entities";
import { UNSET_AGE } from "./person-configuration.ts";

/** The number of persons over all rooms. */
export interface PersonCount {
  readonly adults: number;
  readonly children: number;
  readonly persons: number;
  readonly rooms: number;
}

/** Adds up the rooms of a search. */
export function personCount(rooms: readonly PersonConfiguration[]): PersonCount {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childrenAges.length, 0);
  return { adults, children, persons: adults + children, rooms: rooms.length };
}

/** Whether the age of a child is unset (SW-05, SW-08). */
export function hasUnsetAge(rooms: readonly PersonConfiguration[]): boolean {
  return rooms.some((room) => room.childrenAges.includes(UNSET_AGE));
}
