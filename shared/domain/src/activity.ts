import type { Content } from "./content.ts";
import type { OfferPrice } from "./money.ts";

/** A price of one unit of an occasion for a price group, such as Adult. EN-16. */
export interface Quote {
  readonly bookKey: string;
  readonly availableCapacity: number;
  /** 0 or 1 = no minimum. */
  readonly minimumItems: number;
  readonly price: OfferPrice & { readonly priceGroupName: string };
}

/** An occasion as it is sold: a name and its price groups. */
export interface ParticipantEntry {
  readonly name: string;
  readonly priceGroups: readonly { readonly name: string; readonly quotes: readonly Quote[] }[];
}

/** A date-time at which an activity takes place, with what is sold then. */
export interface Occasion {
  /** YYYY-MM-DDTHH:mm:ss, destination local time. */
  readonly start: string;
  readonly entries: readonly ParticipantEntry[];
}

/** An activity or a transport product. EN-15. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly priceFrom: number | null;
  readonly content: Content;
  /** Occasions or departures, ascending; T00:00:00 = no time of day. */
  readonly availableDates: readonly string[];
  readonly occasions: readonly Occasion[];
}

/** Bookable activities with the id of their search. */
export interface ActivitySearch {
  readonly searchId: string;
  readonly activities: readonly Activity[];
}

/** Which days of a range have activities. */
export interface ActivityDays {
  /** YYYY-MM-DD, ascending. */
  readonly availableDates: readonly string[];
  readonly datesWithAvailability: Readonly<Record<string, boolean>>;
}

/** What is recommended for a booked stay. EN-18. */
export interface RecommendedActivities {
  readonly available: number;
  readonly activities: readonly Activity[];
  /** Preselected day, YYYY-MM-DD. */
  readonly startDate: string | null;
  readonly promoCode: string | null;
  readonly name: string | null;
  /** HTML, not yet sanitised. */
  readonly description: string | null;
  readonly introduction: string | null;
  readonly badge: string | null;
  /** Token of the booking widget; null = use the token of the settings. */
  readonly widgetToken: string | null;
}
