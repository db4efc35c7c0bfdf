import type { Calendar } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { calendar } from "../schemas/calendar.ts";
import { assertRange, flag } from "../sendable.ts";

const OPERATION = "availability/calendar";

/** Which days are asked for, and whose. */
export interface CalendarArgs {
  /** First and last day, normally of one month, both included. YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Village and hotel pages. */
  readonly isPropertyCalendar?: boolean;
  /** Bare digits of the product; left out = the whole destination. */
  readonly cbisId?: string | null | undefined;
  /** A cabin or room inside a property: with `isChild`. */
  readonly parentProductId?: string | null | undefined;
  readonly isChild?: boolean;
  /** Packages: with `offerIds`. */
  readonly offersOnly?: boolean;
  readonly offerIds?: readonly string[] | undefined;
  readonly promoCode?: string | null | undefined;
}

/** Arrival days, stay lengths and from-prices. Refusal: the calendar failed. @throws UnsendableError */
export async function availabilityCalendar(
  galaxy: Galaxy,
  args: CalendarArgs,
  signal?: AbortSignal,
): Promise<Calendar | GalaxyError> {
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
