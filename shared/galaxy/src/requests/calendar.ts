import type { GalaxyClient } from "@stays/contract";
import type { Calendar, DepartureDates } from "@stays/domain";
import { decodeAnswer, notFoundIs } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { assertRange, flag } from "../request-checks.ts";

const CALENDAR = "availability/calendar";

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
export async function availabilityCalendar(
  galaxy: GalaxyClient,
  args: CalendarArgs,
  signal?: AbortSignal,
): Promise<Calendar> {
  assertRange(CALENDAR, args.start, args.end);
  const params = {
    start: args.start,
    end: args.end,
    isPropertyCalendar: flag(args.isPropertyCalendar),
    cbisId: args.cbisId,
    parentProductId: args.parentProductId,
    isChild: flag(args.isChild),
    offersOnly: flag(args.offersOnly),
    offerIds: args.offersOnly && args.offerIds?.length ? args.offerIds : undefined,
    promoCode: args.promoCode || undefined,
  };
  return decodeAnswer(galaxy, CALENDAR, galaxy.get(CALENDAR, params, signal), ({ calendar }, items) =>
    calendar(items),
  );
}

/** `availabilityCalendar` as a query, fresh for five minutes. */
export const calendarQuery = (args: CalendarArgs) =>
  galaxyQuery(CALENDAR, args, FRESH.calendar, availabilityCalendar);

const DEPARTURE_DATES = "available-departure-dates";

/** The arrival of a departure request. */
export interface DepartureDatesArgs {
  /** The setting `restrictedCalendar.nodeId`. */
  readonly nodeId: number;
  /** YYYY-MM-DD. */
  readonly arrivalDate: string;
}

/** Code 404 means that the node has none (ruling 89). */
const nothing = notFoundIs<DepartureDates>({ earliestDepartureDay: null, departureDates: [] });

/** Returns the departures of an arrival (SW-11). */
export async function availableDepartureDates(
  galaxy: GalaxyClient,
  { nodeId, arrivalDate }: DepartureDatesArgs,
  signal?: AbortSignal,
): Promise<DepartureDates> {
  return decodeAnswer(
    galaxy,
    DEPARTURE_DATES,
    galaxy.get(DEPARTURE_DATES, { nodeId, arrivalDate }, signal),
    ({ departureDates }, items) => departureDates(items),
    nothing,
  );
}

/** `availableDepartureDates` as a query, fresh for five minutes. */
export const departureDatesQuery = (args: DepartureDatesArgs) =>
  galaxyQuery(DEPARTURE_DATES, args, FRESH.calendar, availableDepartureDates);
