import { useSettings, useToday } from "@stays/contract";
import { Calendar, type CalendarProps } from "@stays/ui";
import type { StayDates } from "./offered-days.ts";
import type { StayCalendarDays } from "./use-stay-calendar.ts";

export interface DaysCalendarProps
  extends Pick<
    CalendarProps,
    "months" | "beside" | "firstDay" | "lastDay" | "onChoose" | "isAvailable" | "autoFocus"
  > {
  readonly days: StayCalendarDays;
  readonly dates: StayDates;
  /** A departure is chosen next, and the restricted calendar loads departures from the server. */
  readonly isLeaving: boolean;
}

/** The calendar of a stay's days, with from-prices where they are known (SW-03, SW-04). */
export function DaysCalendar({ days, dates, isLeaving, ...shown }: DaysCalendarProps) {
  const today = useToday();
  const { currency } = useSettings();
  return (
    <Calendar
      {...shown}
      today={today}
      month={days.month}
      onMonthChange={days.setMonth}
      start={dates.start}
      end={dates.end}
      priceOf={days.priceOf}
      priceNightsOf={days.priceNightsOf}
      currency={currency}
      loading={days.restricted ? isLeaving && days.restricted.isLoading : days.isLoading}
      isFailed={days.isFailed}
      onRetry={days.retry}
    />
  );
}
