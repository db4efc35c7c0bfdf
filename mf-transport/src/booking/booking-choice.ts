import type { Party } from "@stays/day-booking";
import type { TransportInformation } from "@stays/domain";
import type { Journey } from "./journey.ts";
import { type Passengers, passengerCount, passengersOf, withPassengers } from "./passengers.ts";

/** The visitor's choices in the booking tab. */
export interface BookingChoice {
  readonly routeCode: string;
  readonly passengers: Passengers;
  /** How often departures were searched with this route and these passengers; 0 = no departures are shown. */
  readonly searches: number;
  readonly departureKey: string | null;
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
    passengers: before?.passengers ?? passengersOf(party, personGroups).amounts,
    searches: 0,
    departureKey: null,
    clearedBy: null,
  };
}

/** Changes the route. This clears the departures of the old route. */
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
  return { ...choice, searches: choice.searches + 1, departureKey: null, clearedBy: null };
}

/** Chooses a departure. */
export function withDeparture(choice: BookingChoice, departureKey: string): BookingChoice {
  return { ...choice, departureKey };
}

function cleared({ searches, clearedBy }: BookingChoice, by: "route" | "passengers") {
  return { searches: 0, departureKey: null, clearedBy: searches > 0 ? by : clearedBy };
}
