import { useFormat } from "@stays/texts";
import { Alert, FailureNote, StatusText } from "@stays/ui";
import { useAvailabilityTexts } from "../availability-texts.ts";
import type { StayCalendarDays } from "./use-stay-calendar.ts";

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
