import type { CalendarSource } from "@stays/availability";
import type { ResolvedSearch } from "@stays/contract";

/** The stay that the URL of a page requests. */
export interface RequestedStay extends ResolvedSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
  /** The query of the calendar with the arrival days. */
  readonly calendar: CalendarSource;
}
