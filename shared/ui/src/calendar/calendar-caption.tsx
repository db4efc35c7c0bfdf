import { fromLocalDate } from "@stays/days";
import type { CaptionLabelProps, MonthCaptionProps } from "react-day-picker";
import { FailureNote } from "../notice/failure-note.tsx";
import { useUiTexts } from "../ui-texts.ts";
import { useCalendarDays } from "./calendar-days.tsx";

/** The name of a month; under it, that its prices could not be loaded (SW-03). */
export function CalendarCaption({ calendarMonth, displayIndex, ...caption }: MonthCaptionProps) {
  const { t } = useUiTexts();
  const { hasFailed, onRetry } = useCalendarDays();
  return (
    <>
      <div {...caption} />
      {hasFailed(fromLocalDate(calendarMonth.date), displayIndex) && (
        <FailureNote message={t("calendarFailed")} onRetry={onRetry} />
      )}
    </>
  );
}

/** The words of a caption. What is read out when the months change is said once for all of them, by the calendar. */
export function CalendarCaptionLabel({ role: _, "aria-live": __, ...label }: CaptionLabelProps) {
  return <span {...label} />;
}
