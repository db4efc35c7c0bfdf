import type { Localised } from "./localised.ts";
import type { Picture, Position } from "./stay.ts";

/** A price row that a participant can be booked on. */
export interface PriceRow {
  readonly code: string;
  readonly label: Localised;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly minimum: number;
}

/** A heading with its rows; several headings make an accordion. */
export interface PriceGroup {
  readonly name: Localised;
  readonly rows: readonly PriceRow[];
}

/** How the answers on an activity are unusual, within the contract. */
export type ActivityOddity = "nulls" | "emptyTexts" | "withoutOccasions" | "soldOutRow";

/** An activity, with occasions on weekdays of its season. */
export interface Activity {
  readonly id: number;
  readonly name: Localised;
  readonly provider: string;
  readonly categoryId: number;
  readonly attributeIds: readonly number[];
  readonly geoId: number;
  readonly position: Position;
  readonly introduction: Localised;
  /** HTML. */
  readonly description: Localised;
  readonly pictures: readonly Picture[];
  /** `HH:mm`; `00:00` = no time of day. */
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
  readonly months: readonly number[];
  readonly minutes: number;
  readonly capacity: number;
  readonly entryName: Localised;
  readonly groups: readonly PriceGroup[];
  /** Note shown beside the price, information 415. */
  readonly priceNote: Localised | null;
  readonly oddity?: ActivityOddity;
}
