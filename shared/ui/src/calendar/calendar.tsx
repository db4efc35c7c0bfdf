import { addMonths, fromLocalDate, toLocalDate } from "@stays/days";
import { type TextKey, useFormat } from "@stays/texts";
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
import { CalendarWeeks } from "./calendar-weeks.tsx";
import { type DayState, dayStates } from "./day-state.ts";
import { useCalendarTexts } from "./use-calendar-texts.ts";
import type { RangeDragHandlers } from "./use-range-drag.ts";
import { commonNights, daysOfMonths } from "./visible-prices.ts";

export interface CalendarProps {
  /** YYYY-MM-DD, as all days here; from the clock of the contract. */
  readonly today: string;
  /** Any day of the first visible month. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** Number of months, stacked; `beside` puts two next to each other. */
  readonly months?: number | undefined;
  readonly beside?: boolean | undefined;
  /** First and last day that the visitor can navigate to. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** Chosen days. */
  readonly start: string | null;
  readonly end: string | null;
  readonly onChoose: (day: string) => void;
  readonly isAvailable: (day: string) => boolean;
  /** Days that are underlined, such as those of a stay; the legend explains the line. */
  readonly isMarked?: ((day: string) => boolean) | undefined;
  readonly priceOf?: ((day: string) => number | null) | undefined;
  /** Nights that a price is for, when prices of several days are for different stays; null = not known. */
  readonly priceNightsOf?: ((day: string) => number | null) | undefined;
  /** Currency of the prices, ISO 4217. */
  readonly currency: string;
  /**
   * Whether the visible months, or single days of them, are loading. Loading days cannot be chosen; the month
   * can be changed.
   */
  readonly loading?: boolean | ((day: string) => boolean) | undefined;
  /**
   * Whether the prices of a month, YYYY-MM-01, could not be loaded. Its days can still be chosen, without
   * prices.
   */
  readonly isFailed?: ((month: string) => boolean) | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Those of `useRangeDrag`: the range between both days can be dragged. */
  readonly dragHandlers?: RangeDragHandlers | undefined;
  /** Focuses the chosen day, or today, when mounted. */
  readonly autoFocus?: boolean | undefined;
}

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
  const { today, month, months = 1, start, end, onChoose, isAvailable } = props;
  const { loading = false, isFailed = never } = props;
  const { t, language, direction } = useUiTexts();
  const format = useFormat();
  const words = useCalendarTexts();
  const [hovered, setHovered] = useState<string | null>(null);
  const [isStepping, setStepping] = useState(false);
  const isAllFailed = Array.from({ length: months }, (_, index) => addMonths(month, index)).every(isFailed);
  const isReaching = start !== null && end === null;
  const stateOf = dayStates({
    month,
    months,
    start,
    end,
    hovered,
    isAvailable,
    isWaiting: typeof loading === "function" ? loading : () => loading,
    isMarked: props.isMarked ?? never,
    priceOf: props.priceOf ?? unknown,
  });

  const nights =
    props.priceNightsOf && props.priceOf
      ? commonNights(
          daysOfMonths(month, months),
          (day) => (stateOf(day).isWaiting || !stateOf(day).isAvailable ? null : stateOf(day).price),
          props.priceNightsOf,
        )
      : null;

  function nameOf(day: string, { isWaiting, isAvailable, price }: DayState): string {
    const name = format.dayLong(day);
    if (isWaiting) return name;
    if (!isAvailable) return t(closedKey(day, props), { day: name });
    return price === null ? name : t("dayFrom", { day: name, price: format.money(price, props.currency) });
  }

  return (
    <CalendarDaysContext
      value={{
        stateOf,
        nameOf,
        priceText: (price) => format.number(price, 0),
        basisOf: (day) => {
          const count = props.priceNightsOf?.(day) ?? null;
          return count === null
            ? null
            : {
                short: nights === null ? t("nightsShort", { count }) : null,
                long: t("priceFor", { count }),
              };
        },
        hasFailed: (month, index) =>
          !isAllFailed && isFailed(month) && (index === 0 || !isFailed(addMonths(month, -1))),
        onRetry: props.onRetry,
        isStepping,
      }}
    >
      <div
        {...props.dragHandlers}
        className={classNames(
          styles.calendar,
          props.beside && styles.beside,
          props.dragHandlers && styles.draggable,
        )}
        aria-busy={loading === true || undefined}
      >
        {isAllFailed && <FailureNote message={t("calendarFailed")} onRetry={props.onRetry} />}
        <StatusText hidden>{format.monthYear(month)}</StatusText>
        <DayPicker
          mode="range"
          dir={direction}
          selected={start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined}
          onSelect={(_, date) => {
            setHovered(null);
            onChoose(fromLocalDate(date));
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

const never = () => false;
const unknown = () => null;

/** The text key of the reason why a day cannot be chosen: the stay includes it, or it is not available. */
function closedKey(day: string, { start, end }: Pick<CalendarProps, "start" | "end">): TextKey<"ui"> {
  if (day === start) return "dayArrival";
  return day === end ? "dayDeparture" : "dayUnavailable";
}
