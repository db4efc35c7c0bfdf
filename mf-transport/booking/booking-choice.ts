import type { Departure, TempCartItem, TransportInformation, TransportRoute } from "@stays/stay";
import { type Passengers, passengerCount, withPassengers } from "./passengers.ts";

/** What the visitor has chosen in the booking tab. */
export interface BookingChoice {
  readonly routeCode: string;
  readonly passengers: Passengers;
  /** Whether departures have been asked for with this route and these passengers. */
  readonly isSearched: boolean;
  readonly departureKey: string | null;
  /** What made found departures go away, to be told once. */
  readonly clearedBy: "route" | "passengers" | null;
}

/** The start of a booking: the first route, or those of the way there (TR-03). */
export function startChoice({ routes }: TransportInformation, before: WayBack | null): BookingChoice {
  return {
    routeCode: before?.routeCode ?? routes[0]?.code ?? "",
    passengers: before?.passengers ?? {},
    isSearched: false,
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

/** Departures are asked for; needs at least one person. */
export function searched(choice: BookingChoice): BookingChoice {
  if (passengerCount(choice.passengers) === 0) return choice;
  return { ...choice, isSearched: true, departureKey: null, clearedBy: null };
}

function cleared(choice: BookingChoice, by: "route" | "passengers") {
  return { isSearched: false, departureKey: null, clearedBy: choice.isSearched ? by : choice.clearedBy };
}

/** The way back after the way there was booked: the opposite direction with the same passengers. */
export interface WayBack {
  readonly productId: string;
  readonly routeCode: string;
  readonly routeName: string;
  readonly passengers: Passengers;
}

/** The opposite direction of a route: the other one of a product with two, else none. */
export function oppositeRoute(routes: readonly TransportRoute[], code: string): TransportRoute | null {
  return routes.length === 2 ? (routes.find((route) => route.code !== code) ?? null) : null;
}

/** A departure as the temporary cart takes it: one line with the total of all passengers (ruling 33). */
export function departureItem(
  departure: Departure,
  of: {
    readonly id: string;
    readonly name: string;
    readonly searchId: string;
    readonly passengers: Passengers;
  },
): TempCartItem {
  return {
    bookKey: departure.bookKey,
    name: of.name,
    price: departure.price.amount,
    currency: departure.price.currency,
    amount: 1,
    id: of.id,
    searchId: of.searchId,
    dormitoryBed: false,
    persons: passengerCount(of.passengers),
  };
}
