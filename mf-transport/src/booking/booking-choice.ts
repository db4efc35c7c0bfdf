import type { Party } from "@stays/day-booking";
import type { TransportInformation } from "@stays/domain";
import type { Journey } from "./journey.ts";
import { type Passengers, passengerCount, passengersOf, withPassengers } from "./passengers.ts";

/** What the visitor has chosen in the booking tab. */
export interface BookingChoice {
  readonly routeCode: string;
  readonly passengers: Passengers;
  /** How often departures have been asked for with this route and these passengers; 0 = they are not shown. */
  readonly searches: number;
  readonly departureKey: string | null;
  /** What made found departures go away, to be told once. */
  readonly clearedBy: "route" | "passengers" | null;
}

/** The start of a booking: the first route and the persons of the search, or the journey asked for before (TR-03). */
export function startChoice(
  { routes, personGroups }: TransportInformation,
  before: Journey | null,
  party: Party | null,
): BookingChoice {
  return {
    routeCode: before?.route.code ?? routes[0]?.code ?? "",
    passengers: before?.passengers ?? passengersOf(party, personGroups).amounts,
    searches: 0,
    departureKey: null,
    clearedBy: null,
  };
}

/** Another route clears the departures: they were of the old one. */
export function withRoute(choice: BookingChoice, routeCode: string): BookingChoice {
  return { ...choice, routeCode, ...cleared(choice, "route") };
}

/** Other passengers clear the departures: seats and prices were for the old ones. */
export function withGroup(choice: BookingChoice, code: string, quantity: number): BookingChoice {
  const passengers = withPassengers(choice.passengers, code, quantity);
  return { ...choice, passengers, ...cleared(choice, "passengers") };
}

/** Departures are asked for, also again; needs at least one person. */
export function searched(choice: BookingChoice): BookingChoice {
  if (passengerCount(choice.passengers) === 0) return choice;
  return { ...choice, searches: choice.searches + 1, departureKey: null, clearedBy: null };
}

/** A departure is chosen. */
export function withDeparture(choice: BookingChoice, departureKey: string): BookingChoice {
  return { ...choice, departureKey };
}

function cleared({ searches, clearedBy }: BookingChoice, by: "route" | "passengers") {
  return { searches: 0, departureKey: null, clearedBy: searches > 0 ? by : clearedBy };
}
