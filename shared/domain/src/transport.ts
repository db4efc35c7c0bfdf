import type { Activity } from "./activity.ts";
import type { Money } from "./money.ts";

/** The general person group; its age range is not shown (TR-03). */
export const GENERAL_PERSON_GROUP = "PRGR00001";

/** A direction in which a transport product is sold. */
export interface TransportRoute {
  readonly code: string;
  readonly name: string;
}

/** A kind of passenger. Ages in years. */
export interface PersonGroup {
  readonly code: string;
  readonly name: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** The number of travellers in a person group. */
export interface PersonGroupSelection {
  readonly code: string;
  readonly quantity: number;
}

/** Routes and person groups of one transport product. EN-17. */
export interface TransportInformation {
  readonly routes: readonly TransportRoute[];
  readonly personGroups: readonly PersonGroup[];
}

/** One departure with the total price for all chosen persons (ruling 33). */
export interface Departure {
  readonly bookKey: string;
  readonly price: Money;
  /** YYYY-MM-DDTHH:mm:ss, destination local time. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly availableCapacity: number;
}

/** Departures with the id of their search. */
export interface TransportSearch {
  readonly searchId: string;
  readonly departures: readonly Departure[];
}

/** Transport activities per day of the stay; [] = sold out. Keys YYYY-MM-DD. */
export type TransportDays = Readonly<Record<string, readonly Activity[]>>;
