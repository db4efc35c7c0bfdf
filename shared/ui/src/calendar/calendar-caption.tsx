import { fromLocalDate } from "@stays/days";
import type { CaptionLabelProps, MonthCaptionProps } from "react-day-picker";
import { FailureNote } from "../notice/failure-note.tsx";
import { useUiTexts } from "../ui-texts.ts";
import { useCalendarDays } from "./calendar-days.tsx";

/** The caption of a month: its name and, below it, a note when its prices could not be loaded (SW-03). */
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

/** The text of a caption, without a live region: the calendar announces month changes once for all months. */
export function CalendarCaptionLabel({ role: _, "aria-live": __, ...label }: CaptionLabelProps) {
  return <span {...label} />;
}
