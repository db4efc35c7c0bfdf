import type { Accommodation } from "@stays/domain";

/** Cards per group. Divisible by one to four and by six columns, so that each row of a group is full. */
const LENGTH = 12;

/** Groups of the first page, which the server renders in full. */
export const FIRST_GROUPS = 2;

/** Splits a list of stays into card groups, in order. */
export function groupCards(stays: readonly Accommodation[]): readonly (readonly Accommodation[])[] {
  const count = Math.ceil(stays.length / LENGTH);
  return Array.from({ length: count }, (_, index) => stays.slice(index * LENGTH, (index + 1) * LENGTH));
}
