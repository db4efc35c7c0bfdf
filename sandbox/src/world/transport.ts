import type { Localised } from "./localised.ts";
import type { Picture } from "./stay.ts";

/** One direction of a line. */
export interface Route {
  readonly code: string;
  readonly name: Localised;
  /** Departures, `HH:mm`. */
  readonly times: readonly string[];
  readonly minutes: number;
}

/** A person group with its price. */
export interface PersonGroup {
  readonly code: string;
  readonly name: Localised;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Share of the line's price. */
  readonly factor: number;
}

/** A line to or within the destination. */
export interface TransportLine {
  readonly id: number;
  readonly name: Localised;
  readonly introduction: Localised;
  /** HTML. */
  readonly description: Localised;
  readonly pictures: readonly Picture[];
  readonly price: number;
  /** Factors of the price of the fares that a departure is sold at; several differ in key and price only. */
  readonly fares: readonly number[];
  /** Minutes of a second leg after the journey; 0 = none. */
  readonly connection: number;
  readonly capacity: number;
  readonly weekdays: readonly number[];
  readonly routes: readonly Route[];
  readonly groups: readonly PersonGroup[];
}
