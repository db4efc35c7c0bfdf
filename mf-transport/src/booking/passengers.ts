import { type Party, type PartyPlacement, placeParty } from "@stays/day-booking";
import type { PersonGroup, PersonGroupSelection } from "@stays/domain";
import { GENERAL_PERSON_GROUP } from "@stays/domain";

/** How many of each person group travel: code -> persons; nobody = absent (TR-03). */
export type Passengers = Readonly<Record<string, number>>;

/** Sets a group; at 0 or less the group goes. */
export function withPassengers(passengers: Passengers, code: string, quantity: number): Passengers {
  const { [code]: _, ...others } = passengers;
  return quantity <= 0 ? others : { ...others, [code]: quantity };
}

/** All who travel. */
export function passengerCount(passengers: Passengers): number {
  return Object.values(passengers).reduce((sum, quantity) => sum + quantity, 0);
}

/** As Galaxy is asked and the basket will list them: in the order of the product's groups, only those with somebody. */
export function selectionOf(
  groups: readonly PersonGroup[],
  passengers: Passengers,
): readonly PersonGroupSelection[] {
  return groups
    .map(({ code }) => ({ code, quantity: passengers[code] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The ages of a group in years, or null for the general group and for one without limits. */
export function agesOf(group: PersonGroup): { readonly min: number; readonly max: number | null } | null {
  if (group.code === GENERAL_PERSON_GROUP || (group.minAge === null && group.maxAge === null)) return null;
  return { min: group.minAge ?? 0, max: group.maxAge };
}

/** The passengers of a search, by their ages; nobody where the address names none (TR-03). */
export function passengersOf(party: Party | null, groups: readonly PersonGroup[]): PartyPlacement {
  if (!party) return { amounts: {}, unplaced: 0 };
  return placeParty(
    party,
    groups.map((group) => ({ key: group.code, ages: agesOf(group) })),
  );
}
