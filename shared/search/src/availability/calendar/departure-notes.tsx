import { Alert, FailureNote } from "@stays/ui";
import { useAvailabilityTexts } from "../availability-texts.ts";
import type { StayCalendarDays } from "./use-stay-calendar.ts";

/** The note when the restricted calendar has no departure: loading failed, or the server has none (SW-11). */
export function DepartureNotes({ days: { restricted } }: { readonly days: StayCalendarDays }) {
  const { t } = useAvailabilityTexts();
  if (restricted?.isFailed) return <FailureNote message={t("departuresFailed")} onRetry={restricted.retry} />;
  return restricted?.isWithoutDeparture ? (
    <Alert tone="info" role="status" title={t("noDepartures")} />
  ) : null;
}
