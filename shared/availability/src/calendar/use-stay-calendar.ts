import { useSettings, useToday } from "@stays/contract";
import { addMonths, getMonthStart } from "@stays/days";
import { firstRestrictedArrival } from "@stays/domain";
import { useState } from "react";
import { lengthsFrom, type OfferedDays, offeredDays } from "./offered-days.ts";
import { type CalendarMonths, type CalendarSource, useCalendarMonths } from "./use-calendar-months.ts";
import { type RestrictedDays, useRestrictedDays } from "./use-restricted-days.ts";

/** The stay whose days are needed. Days are YYYY-MM-DD. */
interface StayWanted {
  readonly source: CalendarSource;
  readonly promoCode: string | null;
  /** A day in the month at which the calendar opens; null = the first possible arrival. */
  readonly opening: string | null;
  readonly count: number;
  readonly arrival: string | null;
  readonly isLeaving: boolean;
  /** The first possible arrival day. */
  readonly earliest: string;
  /** The settings may restrict arrivals of cabins (SW-11). */
  readonly isRestrictable: boolean;
}

/** The possible arrival and departure days of a stay, month by month. */
export interface StayCalendarDays extends OfferedDays, Omit<CalendarMonths, "known"> {
  /** Possible stay lengths from an arrival before it is chosen, in nights, ascending; null = any. */
  lengthsFrom(day: string): readonly number[] | null;
  /** The from-price in the site's currency; null = not known. */
  getPrice(day: string): number | null;
  /** Nights of that price, which is for the shortest stay from the day; null = not known. */
  getPriceNights(day: string): number | null;
  readonly hasPrices: boolean;
  /** null = arrivals are not restricted. */
  readonly restricted: RestrictedDays | null;
}

const none = () => false;

/**
 * The calendar of a stay: arrivals, stay lengths and from-prices of the shown months. The restricted calendar
 * of cabins opens at its first arrival, for the departure at the first one of these, and does not wait for calendar data (SW-03, SW-04,
 * SW-11).
 */
export function useStayCalendar({
  opening,
  earliest,
  arrival,
  isLeaving,
  isRestrictable,
  ...wanted
}: StayWanted): StayCalendarDays {
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
  // The departures of a restricted arrival may begin in a later month.
  const departures = isLeaving ? (restricted?.firstDeparture ?? null) : null;
  const [opened, setOpened] = useState<string | null>(null);
  if (departures !== opened) {
    setOpened(departures);
    const isShown = departures === null || departures < addMonths(months.month, wanted.count);
    if (!isShown) months.setMonth(getMonthStart(departures));
  }
  const { isArrival, isDeparture, lengths } = restricted ?? offeredDays(known, arrival, earliest);
  return {
    ...months,
    // The arrivals of the restricted calendar come from the settings.
    empty: restricted ? null : months.empty,
    isFailed: restricted ? none : months.isFailed,
    isArrival,
    isDeparture,
    lengths,
    // The server returns the stay lengths of a restricted arrival only after it is chosen.
    lengthsFrom: (day) => (restricted ? [] : lengthsFrom(known, day)),
    getPrice: (day) => (day >= earliest ? (known.getDay(day)?.priceFrom ?? null) : null),
    getPriceNights: (day) => known.getDay(day)?.stayLengths[0] ?? null,
    hasPrices: known.hasPrices,
    restricted,
  };
}
