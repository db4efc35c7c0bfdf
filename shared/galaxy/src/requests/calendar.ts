import type { DepartureDates } from "@stays/domain";
import { notFoundIs } from "../decode-answer.ts";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";
import { assertRange, flag } from "../request-checks.ts";

/** The range and the product of a calendar request. */
export interface CalendarArgs {
  /** First and last day, normally of one month, both included. YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Set on village and hotel pages. */
  readonly isPropertyCalendar?: boolean;
  /** Bare digits of the product; unset = the whole destination. */
  readonly cbisId?: string | null | undefined;
  /** For a cabin or room inside a property; needs `isChild`. */
  readonly parentProductId?: string | null | undefined;
  readonly isChild?: boolean;
  /** For packages; needs `offerIds`. */
  readonly offersOnly?: boolean;
  readonly offerIds?: readonly string[] | undefined;
  readonly promoCode?: string | null | undefined;
}

/**
 * Returns arrival days, stay lengths and from-prices.
 * @throws UnsendableError
 */
export const availabilityCalendar = /* @__PURE__ */ defineRead(
  "availability/calendar",
  (args: CalendarArgs, operation) => {
    assertRange(operation, args.start, args.end);
    return {
      start: args.start,
      end: args.end,
      isPropertyCalendar: flag(args.isPropertyCalendar),
      cbisId: args.cbisId,
      parentProductId: args.parentProductId,
      isChild: flag(args.isChild),
      offersOnly: flag(args.offersOnly),
      offerIds: args.offersOnly ? args.offerIds : undefined,
      promoCode: args.promoCode,
    };
  },
  ({ calendar }) => calendar,
);

export const calendarQuery = /* @__PURE__ */ queryOf(availabilityCalendar, FRESH.calendar);

/** The arrival of a departure request. */
export interface DepartureDatesArgs {
  /** The setting `restrictedCalendar.nodeId`. */
  readonly nodeId: number;
  /** YYYY-MM-DD. */
  readonly arrivalDate: string;
}

/** Returns the departures of an arrival (SW-11). Code 404: the node has none (ruling 89). */
export const availableDepartureDates = /* @__PURE__ */ defineRead(
  "available-departure-dates",
  ({ nodeId, arrivalDate }: DepartureDatesArgs) => ({ nodeId, arrivalDate }),
  ({ departureDates }) => departureDates,
  notFoundIs<DepartureDates>({ earliestDepartureDay: null, departureDates: [] }),
);

export const departureDatesQuery = /* @__PURE__ */ queryOf(availableDepartureDates, FRESH.calendar);
