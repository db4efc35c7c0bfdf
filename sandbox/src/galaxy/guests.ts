import { BadInput } from "./input.ts";
import { closedRecord, recordList, wholeNumber } from "./json-input.ts";

/** The guests of one room. */
export interface Guests {
  readonly adults: number;
  readonly childrenAges: readonly number[];
}

const MAX_ROOMS = 20;

/** Reads the rooms of `personConfigurations`, which is already parsed. */
export function readRooms(value: unknown): Guests[] {
  const name = "personConfigurations";
  return recordList(value, name, MAX_ROOMS).map((entry) => {
    const { Adults, ChildrenAges } = closedRecord(entry, name, ["Adults", "ChildrenAges"]);
    if (!Array.isArray(ChildrenAges)) throw new BadInput(name, "ChildrenAges must be a list");
    return {
      adults: wholeNumber(Adults, name, 1),
      childrenAges: ChildrenAges.map((age) => wholeNumber(age, name, 0)),
    };
  });
}

export function personsOf(guests: Guests): number {
  return guests.adults + guests.childrenAges.length;
}

/** `2A4.7`: part of a booking key. */
export function guestsKey(guests: Guests): string {
  return `${guests.adults}A${guests.childrenAges.join(".")}`;
}

/** Returns the distinct rooms, in requested order. */
export function distinctRooms(rooms: readonly Guests[]): Guests[] {
  return [...new Map(rooms.map((guests) => [guestsKey(guests), guests])).values()];
}
