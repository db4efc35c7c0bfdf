import { assignParty, type Party, type PartyAssignment } from "@stays/day-booking";
import {
  GENERAL_PERSON_GROUP,
  type PersonGroup,
  type PersonGroupSelection,
  type TransportInformation,
  type TransportRoute,
} from "@stays/domain";

export interface BookingChoice {
  readonly routeCode: string;
  readonly passengers: Passengers;
  /** How often departures were searched with this route and these passengers; 0 = no departures are shown. */
  readonly searches: number;
  /** The change that removed the shown departures; a status message announces it once. */
  readonly clearedBy: "route" | "passengers" | null;
}

/** The initial choice: the first route and the persons of the search, or an earlier journey (TR-03). */
export function startChoice(
  { routes, personGroups }: TransportInformation,
  before: Journey | null,
  party: Party | null,
): BookingChoice {
  return {
    routeCode: before?.route.code ?? routes[0]?.code ?? "",
    passengers: before?.passengers ?? assignPassengers(party, personGroups).amounts,
    searches: 0,
    clearedBy: null,
  };
}

export function withRoute(choice: BookingChoice, routeCode: string): BookingChoice {
  return { ...choice, routeCode, ...cleared(choice, "route") };
}

/** Changes the passengers. This clears the departures, because seats and prices depend on the passengers. */
export function withGroup(choice: BookingChoice, code: string, quantity: number): BookingChoice {
  const passengers = withPassengers(choice.passengers, code, quantity);
  return { ...choice, passengers, ...cleared(choice, "passengers") };
}

/** Starts a search for departures, or repeats it; requires at least one passenger. */
export function searched(choice: BookingChoice): BookingChoice {
  if (passengerCount(choice.passengers) === 0) return choice;
  return { ...choice, searches: choice.searches + 1, clearedBy: null };
}

function cleared({ searches, clearedBy }: BookingChoice, by: "route" | "passengers") {
  return { searches: 0, clearedBy: searches > 0 ? by : clearedBy };
}

/** Passengers per person group: code -> persons. A group without persons has no key (TR-03). */
export type Passengers = Readonly<Record<string, number>>;

/** Sets the number of persons in a group; 0 or less removes the group. */
export function withPassengers(passengers: Passengers, code: string, quantity: number): Passengers {
  const { [code]: _, ...others } = passengers;
  return quantity <= 0 ? others : { ...others, [code]: quantity };
}

export function passengerCount(passengers: Passengers): number {
  return Object.values(passengers).reduce((sum, quantity) => sum + quantity, 0);
}

/** The passengers as Galaxy expects them: in the order of the product's groups, without empty groups. */
export function selectPassengers(
  groups: readonly PersonGroup[],
  passengers: Passengers,
): readonly PersonGroupSelection[] {
  return groups
    .map(({ code }) => ({ code, quantity: passengers[code] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The ages of a group in years; null for the general group and for a group without age limits. */
export function readAges(group: PersonGroup): { readonly min: number; readonly max: number | null } | null {
  if (group.code === GENERAL_PERSON_GROUP || (group.minAge === null && group.maxAge === null)) return null;
  return { min: group.minAge ?? 0, max: group.maxAge };
}

/** The initial passengers, by the ages of the search's party; empty when the URL has no party (TR-03). */
export function assignPassengers(party: Party | null, groups: readonly PersonGroup[]): PartyAssignment {
  if (!party) return { amounts: {}, unassigned: 0 };
  return assignParty(
    party,
    groups.map((group) => ({ key: group.code, name: group.name, ages: readAges(group) })),
  );
}

export interface Journey {
  readonly route: TransportRoute;
  readonly passengers: Passengers;
}

export function findJourney(
  routes: readonly TransportRoute[],
  { routeCode, passengers }: { readonly routeCode: string; readonly passengers: Passengers },
): Journey | null {
  const route = routes.find(({ code }) => code === routeCode);
  return route ? { route, passengers } : null;
}

/** The way back with the same passengers; null when the product has none, or several candidates. */
export function findOpposite(
  routes: readonly TransportRoute[],
  { route, passengers }: Journey,
): Journey | null {
  const others = routes.filter(({ code }) => code !== route.code);
  const reversed = route.code.split("-").reverse().join("-");
  const found = others.find(({ code }) => code === reversed) ?? (others.length === 1 ? others[0] : undefined);
  return found ? { route: found, passengers } : null;
}
