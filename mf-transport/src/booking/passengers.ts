import { assignParty, type Party, type PartyAssignment } from "@stays/day-booking";
import type { PersonGroup, PersonGroupSelection } from "@stays/domain";
import { GENERAL_PERSON_GROUP } from "@stays/domain";

/** Passengers per person group: code -> persons. A group without persons has no key (TR-03). */
export type Passengers = Readonly<Record<string, number>>;

/** Sets the number of persons in a group; 0 or less removes the group. */
export function withPassengers(passengers: Passengers, code: string, quantity: number): Passengers {
  const { [code]: _, ...others } = passengers;
  return quantity <= 0 ? others : { ...others, [code]: quantity };
}

/** The number of all passengers. */
export function passengerCount(passengers: Passengers): number {
  return Object.values(passengers).reduce((sum, quantity) => sum + quantity, 0);
}

/**
 * The passengers as Galaxy expects and the basket lists them: in the order of the product's groups, without
 * empty groups.
 */
export function selectionOf(
  groups: readonly PersonGroup[],
  passengers: Passengers,
): readonly PersonGroupSelection[] {
  return groups
    .map(({ code }) => ({ code, quantity: passengers[code] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The ages of a group in years; null for the general group and for a group without age limits. */
export function agesOf(group: PersonGroup): { readonly min: number; readonly max: number | null } | null {
  if (group.code === GENERAL_PERSON_GROUP || (group.minAge === null && group.maxAge === null)) return null;
  return { min: group.minAge ?? 0, max: group.maxAge };
}

/** The initial passengers, by the ages of the search's party; empty when the URL has no party (TR-03). */
export function passengersOf(party: Party | null, groups: readonly PersonGroup[]): PartyAssignment {
  if (!party) return { amounts: {}, unassigned: 0 };
  return assignParty(
    party,
    groups.map((group) => ({ key: group.code, name: group.name, ages: agesOf(group) })),
  );
}
