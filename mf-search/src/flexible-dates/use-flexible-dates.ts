import { type StayDates, useStayCalendar } from "@stays/availability";
import { monthOf, nights as nightsOf } from "@stays/days";
import { useState } from "react";
import {
  daysAround,
  daysInMonth,
  type FlexibleDay,
  type FlexibleLength,
  flexibleDays,
  offeredNights,
} from "./flexible-days.ts";

/** Days that a chart shows: a month, YYYY-MM-01, or the days around the chosen arrival. */
export type FlexibleTime = string | "around";

/** The chosen dates, and what limits others. Days are YYYY-MM-DD. */
export interface FlexibleDatesOptions {
  readonly dates: StayDates;
  /** First possible arrival day. */
  readonly earliest: string;
  readonly promoCode: string | null;
  /** Requested number of nights; null = that of the dates, else a weekend. */
  readonly nights: number | null;
}

/** The chart of flexible dates, and its two choices. */
export interface FlexibleDates {
  readonly time: FlexibleTime;
  readonly length: FlexibleLength;
  readonly days: readonly FlexibleDay[];
  /** Numbers of nights that can be chosen, ascending. */
  readonly lengths: readonly number[];
  readonly state: "loading" | "loaded" | "empty" | "failed";
  setTime(time: FlexibleTime): void;
  setLength(length: FlexibleLength): void;
  /** Reloads the months that failed. */
  retry(): void;
}

/** Calendar source of the whole destination. */
const EVERYWHERE = {};

/**
 * Reads the arrival days of a month, or around the chosen arrival, from the stay calendar. Without an arrival
 * the first month that has one is shown, as in the calendar (SW-03).
 */
export function useFlexibleDates({
  dates,
  earliest,
  promoCode,
  nights,
}: FlexibleDatesOptions): FlexibleDates {
  const { start } = dates;
  const [isAround, setAround] = useState(start !== null);
  const [length, setLength] = useState<FlexibleLength>(nights ?? (nightsOf(start, dates.end) || "weekend"));
  const around = start !== null && isAround ? daysAround(start, earliest) : null;
  const known = useStayCalendar({
    source: EVERYWHERE,
    promoCode,
    opening: around?.[0] ?? null,
    // The days around an arrival can be of two months.
    count: around ? 2 : 1,
    arrival: null,
    isLeaving: false,
    earliest,
    isRestrictable: false,
  });

  const shown = around ?? daysInMonth(known.month, earliest);
  const days = flexibleDays(shown, length, known);
  const offered = offeredNights(shown, known);
  const isChosenOffered = length === "weekend" || offered.includes(length);

  function stateOf(): FlexibleDates["state"] {
    if (shown.some(known.isLoading)) return "loading";
    if (shown.some((day) => known.isFailed(monthOf(day).start))) return "failed";
    return days.some(({ stay }) => stay !== null) ? "loaded" : "empty";
  }
  return {
    time: around ? "around" : known.month,
    length,
    days,
    lengths: isChosenOffered ? offered : [...offered, length].sort((one, other) => one - other),
    state: stateOf(),
    setTime(time) {
      setAround(time === "around");
      known.setMonth(time === "around" ? (daysAround(start ?? earliest, earliest)[0] ?? earliest) : time);
    },
    setLength,
    retry: known.retry,
  };
}
