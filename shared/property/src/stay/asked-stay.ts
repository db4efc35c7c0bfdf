import type { SearchState } from "@stays/search-state";
import type { PersonConfiguration } from "@stays/stay";
import type { CalendarArgs } from "@stays/wire";

/** The stay that the address of a page asks for. */
export interface AskedStay {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
  readonly state: SearchState;
  /** Those that are sent: as many rooms as the kind of page allows (ruling 1). */
  readonly persons: readonly PersonConfiguration[];
  /** A past stay is shown as no dates (ruling 40). */
  readonly isPast: boolean;
}

/** Whose arrival days a calendar shows. */
export type CalendarSource = Pick<
  CalendarArgs,
  "cbisId" | "isPropertyCalendar" | "parentProductId" | "isChild" | "offersOnly" | "offerIds"
>;
