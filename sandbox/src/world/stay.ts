import type { AgreementCode } from "./agreements.ts";
import type { Localised } from "./localised.ts";
import type { ClosedPeriod, StayPattern } from "./seasons.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A picture on the image host. */
export interface Picture {
  readonly uri: string;
  readonly alt: Localised;
  readonly main: boolean;
  readonly focalY: number;
}

export interface FacilityValue {
  readonly id: number;
  readonly value: string;
}

/** Prices and stock of a bookable unit. */
export interface RatePlan {
  /** The product that holds the stock; units of one kind share it. */
  readonly productId: number;
  /** Price of a week night out of season, in SEK. */
  readonly nightly: number;
  readonly pattern: StayPattern;
  readonly closed: ClosedPeriod;
  readonly agreements: readonly AgreementCode[];
  /** Whether every extra person raises the price (rooms), or the price is for the whole unit (cabins). */
  readonly perPerson: boolean;
  /** Total stock. */
  readonly rooms: number;
  /** Share of nights booked by other guests; 0 keeps all free. */
  readonly demand: number;
  /** Whether a campaign lowers the flexible price. */
  readonly campaign: boolean;
  /** Products of some hotels have no named conditions. */
  readonly withoutConditions?: true;
  readonly addonIds: readonly number[];
  /** Whether its extras are sold on the online site only. */
  readonly extrasOnline?: true;
}

export type PageToLoad = "village" | "cabin" | "cabindetail" | "hotel" | "room" | "hoteldetail";

/** A property, cabin or room of the destination. */
export interface WorldStay {
  readonly id: number;
  readonly tag: "cbis" | "cont";
  readonly pageToLoad: PageToLoad;
  readonly categoryId: number;
  readonly parentId: number | null;
  /** Whether an unfiltered search lists it. */
  readonly topLevel: boolean;
  readonly name: Localised;
  readonly referenceId: string | null;
  readonly minPopulation: number | null;
  readonly maxPopulation: number | null;
  /** Position in the recommended order, 1 = first. */
  readonly rank: number;
  readonly geoId: number;
  readonly position: Position | null;
  readonly introduction: Localised;
  /** HTML. */
  readonly description: Localised;
  readonly pictures: readonly Picture[];
  readonly facilities: readonly FacilityValue[];
  readonly highlight: boolean;
  readonly hostel?: boolean;
  readonly dormitoryBed?: boolean;
  readonly fakeCalendar?: boolean;
  /** How many activities the destination recommends for its guests; missing = several. */
  readonly recommends?: "one" | "none";
  /** null for properties that only contain units, and for units outside the booking system. */
  readonly rate: RatePlan | null;
}
