import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { Calendar } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { calendar } from "../schemas/calendar.ts";
import { assertRange, flag } from "../sendable.ts";

const OPERATION = "availability/calendar";

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
  assertRange(OPERATION, args.start, args.end);
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
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, params, signal), calendar);
}

/** `availabilityCalendar` as a query, fresh for five minutes. */
export const calendarQuery = (args: CalendarArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, availabilityCalendar);
