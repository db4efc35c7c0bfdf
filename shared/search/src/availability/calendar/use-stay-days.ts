import { useSettings, useToday } from "@stays/contract";
import { firstRestrictedArrival } from "@stays/domain";
import { lengthsFrom, type OfferedDays, offeredDays } from "./offered-days.ts";
import { type CalendarMonths, type CalendarSource, useCalendarMonths } from "./use-calendar-months.ts";
import { type RestrictedDays, useRestrictedDays } from "./use-restricted-days.ts";

/** The stay whose days are wanted. Days are YYYY-MM-DD. */
interface StayWanted {
  readonly source: CalendarSource;
  readonly promoCode: string | null;
  /** In the month the calendar opens at; null = where one can arrive first. */
  readonly opening: string | null;
  /** Months in sight. */
  readonly count: number;
  /** The arrival that is chosen. */
  readonly arrival: string | null;
  /** The first day one can arrive. */
  readonly earliest: string;
  /** Outside hotel mode the settings may restrict arrivals (SW-11). */
  readonly isRestrictable: boolean;
}

/** Days on which a stay can begin and end, month by month. */
export interface StayDays extends OfferedDays, Omit<CalendarMonths, "known"> {
  /** Nights that can be had from an arrival before it is chosen, ascending; null = any. */
  lengthsFrom(day: string): readonly number[] | null;
  /** From-price in the site's currency; null when it is not known. */
  priceOf(day: string): number | null;
  readonly hasPrices: boolean;
  /** null = arrivals are not restricted. */
  readonly restricted: RestrictedDays | null;
}

const none = () => false;

/**
 * The calendar of a stay: arrivals, stay lengths and from-prices of the months in sight, or the restricted calendar of
 * cabins, which begins at its first arrival and needs no calendar to be chosen from (SW-03, SW-04, SW-11).
 */
export function useStayDays({ opening, earliest, arrival, isRestrictable, ...wanted }: StayWanted): StayDays {
  const today = useToday();
  const { arrivalPeriods } = useSettings().restrictedCalendar;
  const restricted = useRestrictedDays(isRestrictable, arrival, earliest);
  const first = restricted && firstRestrictedArrival(earliest, arrivalPeriods, today);
  const { known, ...months } = useCalendarMonths({
    ...wanted,
    arrival,
    opening: opening ?? first ?? earliest,
    isPassing: restricted === null,
  });
  const { isArrival, isDeparture, lengths } = restricted ?? offeredDays(known, arrival, earliest);
  return {
    ...months,
    // The restricted calendar has its arrivals from the settings.
    empty: restricted ? null : months.empty,
    isFailed: restricted ? none : months.isFailed,
    isArrival,
    isDeparture,
    lengths,
    // The server tells the lengths of a restricted arrival only after it was chosen.
    lengthsFrom: (day) => (restricted ? [] : lengthsFrom(known, day)),
    priceOf: (day) => (day >= earliest ? (known.dayOf(day)?.priceFrom ?? null) : null),
    hasPrices: known.hasPrices,
    restricted,
  };
}
