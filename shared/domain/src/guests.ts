import type { PersonConfiguration } from "./entities.ts";

/** A child's age that the visitor has not chosen yet. Never sent to Galaxy. */
export const UNSET_AGE = -1;

export function countGuests(rooms: readonly PersonConfiguration[]) {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childrenAges.length, 0);
  return { adults, children, guests: adults + children, rooms: rooms.length };
}

export function hasUnsetAge(rooms: readonly PersonConfiguration[]): boolean {
  return rooms.some((room) => room.childrenAges.includes(UNSET_AGE));
}

/** The lowest filter value; below it the filter is unset (SR-07). */
const LEAST = 2;

/** Parses the lowest wanted number: a whole number from 2, at most 15 digits; null for anything else. */
export function parseCapacity(text: string): number | null {
  return /^\d{1,15}$/.test(text) && Number(text) >= LEAST ? Number(text) : null;
}
