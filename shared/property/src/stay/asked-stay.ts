import type { VisitSearch } from "@stays/search-state";
import type { CalendarArgs } from "@stays/wire";

/** The stay that the address of a page asks for. */
export interface AskedStay extends VisitSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
}

/** Whose arrival days a calendar shows. */
export type CalendarSource = Pick<
  CalendarArgs,
  "cbisId" | "isPropertyCalendar" | "parentProductId" | "isChild" | "offersOnly" | "offerIds"
>;
