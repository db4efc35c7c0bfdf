import { useSettings, useToday } from "@stays/contract";
import { useFormat } from "@stays/texts";
import { Alert, Calendar, type CalendarProps, FailureNote, StatusText } from "@stays/ui";
import { useAvailabilityTexts } from "../availability-texts.ts";
import type { StayDates } from "./offered-days.ts";
import type { StayCalendarDays } from "./use-stay-calendar.ts";

interface DaysCalendarProps
  extends Pick<
    CalendarProps,
    "months" | "beside" | "scrollBox" | "firstDay" | "lastDay" | "onChoose" | "isAvailable" | "autoFocus"
  > {
  readonly days: StayCalendarDays;
  readonly dates: StayDates;
  /** A departure is chosen next, and the restricted calendar loads departures from the server. */
  readonly isLeaving: boolean;
}

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
      getPrice={days.getPrice}
      getPriceNights={days.getPriceNights}
      currency={currency}
      loading={days.restricted ? isLeaving && days.restricted.isLoading : days.isLoading}
      isFailed={days.isFailed}
      onRetry={days.retry}
    />
  );
}

interface EmptyMonthsNoteProps {
  readonly days: StayCalendarDays;
  /** A departure is chosen next; months without arrivals may have some. */
  readonly isLeaving: boolean;
  readonly className?: string | undefined;
}

/**
 * The note with the months that have no arrival, when neither the shown nor the skipped months have one
 * (SW-03).
 */
export function EmptyMonthsNote({ days: { empty }, isLeaving, className }: EmptyMonthsNoteProps) {
  const { t } = useAvailabilityTexts();
  const format = useFormat();
  return (
    <StatusText className={className}>
      {empty &&
        !isLeaving &&
        t("noArrivals", { from: format.monthYear(empty.from), to: format.monthYear(empty.to) })}
    </StatusText>
  );
}

/** The note when the restricted calendar has no departure: loading failed, or the server has none (SW-11). */
export function DepartureNotes({ days: { restricted } }: { readonly days: StayCalendarDays }) {
  const { t } = useAvailabilityTexts();
  if (restricted?.isFailed) return <FailureNote message={t("departuresFailed")} onRetry={restricted.retry} />;
  return restricted?.isWithoutDeparture ? (
    <Alert tone="info" role="status" title={t("noDepartures")} />
  ) : null;
}
