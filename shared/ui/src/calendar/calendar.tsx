import { fromLocalDate, toLocalDate } from "@stays/days";
import { useFormat } from "@stays/texts";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { classNames } from "../class-names.ts";
import { FailureNote } from "../notice/failure-note.tsx";
import { StatusText } from "../status/status-text.tsx";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./calendar.module.css";
import { CalendarCaption, CalendarCaptionLabel } from "./calendar-caption.tsx";
import { CalendarChevron } from "./calendar-chevron.tsx";
import { CalendarDay } from "./calendar-day.tsx";
import { CalendarDayButton } from "./calendar-day-button.tsx";
import { CalendarDaysContext } from "./calendar-days.tsx";
import { CalendarMonths } from "./calendar-months.tsx";
import type { CalendarProps } from "./calendar-props.ts";
import { CalendarWeeks } from "./calendar-weeks.tsx";
import { useCalendarTexts } from "./use-calendar-texts.ts";
import { useCalendarView } from "./use-calendar-view.ts";

const COMPONENTS = {
  Months: CalendarMonths,
  MonthCaption: CalendarCaption,
  CaptionLabel: CalendarCaptionLabel,
  Weeks: CalendarWeeks,
  Day: CalendarDay,
  DayButton: CalendarDayButton,
  Chevron: CalendarChevron,
};

/**
 * A calendar to choose days, with prices where known. It is one tab stop; arrow keys, Home, End, Page Up and
 * Page Down move the focus.
 */
export function Calendar(props: CalendarProps) {
  const { today, month, months = 1, start, end } = props;
  const { t, language, direction } = useUiTexts();
  const format = useFormat();
  const words = useCalendarTexts();
  const [hovered, setHovered] = useState<string | null>(null);
  const [isStepping, setStepping] = useState(false);
  const isReaching = start !== null && end === null;
  const { days, nights, isAllFailed } = useCalendarView(props, hovered, isStepping);

  return (
    <CalendarDaysContext value={days}>
      <div
        className={classNames(styles.calendar, props.beside && styles.beside)}
        aria-busy={props.loading === true || undefined}
      >
        {isAllFailed && <FailureNote message={t("calendarFailed")} onRetry={props.onRetry} />}
        <StatusText hidden>{format.monthYear(month)}</StatusText>
        <DayPicker
          mode="range"
          dir={direction}
          selected={start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined}
          onSelect={(_, date) => {
            setHovered(null);
            props.onChoose(fromLocalDate(date));
          }}
          lang={language}
          weekStartsOn={1}
          today={toLocalDate(today)}
          month={toLocalDate(month)}
          onMonthChange={(date) => {
            setStepping(false);
            props.onMonthChange(fromLocalDate(date));
          }}
          onPrevClick={() => setStepping(true)}
          onNextClick={() => setStepping(true)}
          numberOfMonths={months}
          startMonth={toLocalDate(props.firstDay ?? today)}
          {...(props.lastDay && { endMonth: toLocalDate(props.lastDay) })}
          autoFocus={props.autoFocus ?? false}
          {...(isReaching && {
            onDayMouseEnter: (date) => setHovered(fromLocalDate(date)),
            onDayMouseLeave: () => setHovered(null),
          })}
          components={COMPONENTS}
          classNames={styles}
          {...words}
        />
        {props.priceNightsOf && (
          <p aria-hidden className={styles.priceBasis}>
            {nights !== null && t("priceFor", { count: nights })}
          </p>
        )}
      </div>
    </CalendarDaysContext>
  );
}
