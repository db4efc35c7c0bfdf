import type { GuestLimits } from "@stays/contract";
import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";
import { integerWithin } from "./query-values.ts";

/** Matches the guest keys `gc-{n}-adults`, `gc-{n}-children` and `gc-{n}-age`. */
export const GUEST_KEY = /^gc-\d+-(?:adults|children|age)$/;

/**
 * Reads the guests room by room. A missing or malformed count gets its default (RT-08); a missing age is
 * unset.
 */
export function roomsIn(query: URLSearchParams, guests: GuestLimits): PersonConfiguration[] {
  const count = integerWithin(query.get("rooms"), 1, guests.maxRooms) ?? guests.defaultRooms;
  return Array.from({ length: count }, (_, index) => roomIn(query, index + 1, guests));
}

/** Whether the query names the adults of every room; otherwise some of `roomsIn` are a guess. */
export function namesAdults(query: URLSearchParams, rooms: number, { maxAdults }: GuestLimits): boolean {
  const numbers = Array.from({ length: rooms }, (_, index) => index + 1);
  return numbers.every((n) => integerWithin(query.get(`gc-${n}-adults`), 1, maxAdults) !== null);
}

function roomIn(query: URLSearchParams, n: number, guests: GuestLimits): PersonConfiguration {
  const ages = (query.get(`gc-${n}-age`) || null)?.split(",") ?? [];
  const childCount = query.get(`gc-${n}-children`) ?? (ages.length > 0 ? String(ages.length) : null);
  const children = integerWithin(childCount, 0, guests.maxChildren) ?? guests.defaultChildren;
  return {
    adults: integerWithin(query.get(`gc-${n}-adults`), 1, guests.maxAdults) ?? guests.defaultAdults,
    childrenAges: Array.from(
      { length: children },
      (_, child) => integerWithin(ages[child]?.trim(), 0, guests.maxChildAge) ?? UNSET_AGE,
    ),
  };
}

/** The inverse of `roomsIn`: keys and values. */
export function roomEntries(rooms: readonly PersonConfiguration[]): [string, string][] {
  if (rooms.length === 0) return [];
  return [
    ["rooms", String(rooms.length)],
    ...rooms.flatMap(({ adults, childrenAges }, index): [string, string][] => [
      [`gc-${index + 1}-adults`, String(adults)],
      [`gc-${index + 1}-children`, String(childrenAges.length)],
      [`gc-${index + 1}-age`, childrenAges.join(",")],
    ]),
  ];
}
