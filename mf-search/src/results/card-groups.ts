import type { Accommodation } from "@stays/domain";

/** Stays that come and go together; a number that one to four columns, and six, divide, so that rows stay full. */
const LENGTH = 12;

/** Stretches of the first page, which the server draws in full. */
export const FIRST_GROUPS = 2;

/** The list in stretches, each with its stays in their order. */
export function cardGroupsOf(stays: readonly Accommodation[]): readonly (readonly Accommodation[])[] {
  const count = Math.ceil(stays.length / LENGTH);
  return Array.from({ length: count }, (_, index) => stays.slice(index * LENGTH, (index + 1) * LENGTH));
}
