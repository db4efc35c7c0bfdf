import { fromLocalDate, toLocalDate } from "@stays/days";
import { type TextKey, useFormat } from "@stays/texts";
import {
  Children,
  cloneElement,
  isValidElement,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type CalendarMonth,
  type CaptionLabelProps,
  type ChevronProps,
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  type DayProps,
  type MonthCaptionProps,
  type MonthsProps,
  type WeeksProps,
} from "react-day-picker";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";
import { FailureNote } from "../notice/failure-note.tsx";
import { StatusText } from "../text/visually-hidden.tsx";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./calendar.module.css";
import type { DayState } from "./day-state.ts";
import {
  CalendarDaysContext,
  type CalendarProps,
  useCalendarDays,
  useCalendarView,
} from "./use-calendar-view.ts";

/** Distance to the visible part of the scroll box at which a month renders its days, in pixels. */
const DISTANCE = 200;

/** Whether a month is near the visible part of the calendar's scroll box; always true without one. */
function useNearMonth(month: RefObject<Element | null>): boolean {
  const { scrollBox } = useCalendarDays();
  const isWatched = scrollBox !== undefined && typeof IntersectionObserver !== "undefined";
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const { current: element } = month;
    if (!isWatched || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNowNear = entries.at(-1)?.isIntersecting === true;
        // The day that has the focus, or takes it by Tab, stays while the months scroll on.
        if (isNowNear || !element.querySelector("[tabindex='0']")) startTransition(() => setNear(isNowNear));
      },
      { root: scrollBox.current, rootMargin: `${DISTANCE}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [month, isWatched, scrollBox]);

  return isNear || !isWatched;
}

/**
 * The weeks of a month. Empty rows of the same height replace its days while it is far, and until the deferred render
 * after a click on Next month, so that the click gets a response sooner.
 */
function CalendarWeeks({ children, ...body }: WeeksProps) {
  const { isStepping, isByKeyboard } = useCalendarDays();
  const weeks = useRef<HTMLTableSectionElement>(null);
  const isNear = useNearMonth(weeks) || isByKeyboard;
  const isRendered = useDeferredValue(true, !isStepping) && isNear;
  return (
    <tbody {...body} ref={weeks}>
      {isRendered ? children : Children.map(children, freeRow)}
    </tbody>
  );
}

const freeRow = () => (
  <tr>
    <td colSpan={7} />
  </tr>
);

const COMPONENTS = {
  Months: CalendarMonths,
  MonthCaption: CalendarCaption,
  CaptionLabel: CalendarCaptionLabel,
  Weeks: CalendarWeeks,
  Day: CalendarDay,
  DayButton: CalendarDayButton,
  Chevron: CalendarChevron,
};

/** Days are local midnights here. date-fns reads the parts of both, which is slow for each day of each render. */
const DATE_LIB: DayPickerProps["dateLib"] = {
  differenceInCalendarDays: (left, right) => Math.round((Number(left) - Number(right)) / 86_400_000),
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
  const [isByKeyboard, setByKeyboard] = useState(false);
  const isReaching = start !== null && end === null;
  const { days, nights, isAllFailed } = useCalendarView(props, hovered, { isStepping, isByKeyboard });

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
          onDayKeyDown={() => startTransition(() => setByKeyboard(true))}
          {...(isReaching && {
            onDayMouseEnter: (date) => setHovered(fromLocalDate(date)),
            onDayMouseLeave: () => setHovered(null),
          })}
          components={COMPONENTS}
          dateLib={DATE_LIB}
          classNames={styles}
          {...words}
        />
        {props.getPriceNights && (
          <p aria-hidden className={styles.priceBasis}>
            {nights !== null && t("priceFor", { count: nights })}
          </p>
        )}
      </div>
    </CalendarDaysContext>
  );
}

/** The caption of a month: its name and, below it, a note when its prices could not be loaded (SW-03). */
function CalendarCaption({ calendarMonth, displayIndex, ...caption }: MonthCaptionProps) {
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
function CalendarCaptionLabel({ role: _, "aria-live": __, ...label }: CaptionLabelProps) {
  return <span {...label} />;
}

/** The arrow of Previous month and Next month. */
function CalendarChevron({ orientation }: ChevronProps) {
  return <Icon of={orientation === "left" ? ChevronLeftIcon : ChevronRightIcon} directional />;
}

/**
 * The cell of a day with its state. The modifiers of react-day-picker would search all days for each cell. A cell of
 * a grid is a gridcell without saying so.
 */
function CalendarDay({ day, modifiers, className, role: _, ...cell }: DayProps) {
  const { getState } = useCalendarDays();
  const marks = modifiers.hidden ? [] : getState(day.isoDate).marks;
  return <td {...cell} className={classNames(className, ...marks.map((mark) => styles[mark]))} />;
}

/**
 * The visible months. react-day-picker keys months by index, which would remount all days at each step. Keyed
 * by date, a month that stays visible is not remounted.
 */
function CalendarMonths({ children, ...box }: MonthsProps) {
  const parts = Children.toArray(children).map((part) =>
    isValidElement<{ readonly calendarMonth?: CalendarMonth }>(part) && part.props.calendarMonth
      ? cloneElement(part, { key: fromLocalDate(part.props.calendarMonth.date) })
      : part,
  );
  return <div {...box}>{parts}</div>;
}

/**
 * Labels and formatters for react-day-picker. The objects keep their identity: new ones would make it
 * recompute all days.
 */
function useCalendarTexts(): Required<Pick<DayPickerProps, "labels" | "formatters">> {
  const { t, direction } = useUiTexts();
  const format = useFormat();
  return useMemo(() => {
    const monthYear = (date: Date) => format.monthYear(fromLocalDate(date));
    return {
      labels: {
        labelNav: () => t("chooseMonth"),
        labelPrevious: () => t("previousMonth"),
        labelNext: () => t("nextMonth"),
        labelGrid: monthYear,
        // The day button sets its own accessible name.
        labelDayButton: () => "",
        labelWeekday: (date) => format.weekday(fromLocalDate(date)),
      },
      formatters: {
        formatCaption: monthYear,
        formatDay: (date) => String(date.getDate()),
        // The first letters of an Arabic weekday are its article.
        formatWeekdayName: (date) =>
          direction === "rtl"
            ? date.toLocaleDateString(format.locale, { weekday: "narrow" })
            : format.weekdayShort(fromLocalDate(date)).slice(0, 2),
      },
    };
  }, [t, format, direction]);
}

/** The text key of the reason why a day cannot be chosen; null when it can, or while that is not known. */
function findClosedKey({ isWaiting, isAvailable, marks }: DayState): TextKey<"ui"> | null {
  if (isWaiting || isAvailable) return null;
  if (marks.includes("arrival")) return "dayArrival";
  return marks.includes("departure") ? "dayDeparture" : "dayUnavailable";
}

/**
 * The button in a day cell, with the day's price. A day that cannot be chosen still receives focus by arrow
 * keys. The accessible name of the button contains the price, so the visible price is hidden from screen
 * readers (WCAG 2.5.3). The position of the number depends on whether the day has a price. So the number
 * appears with the response and does not move.
 */
export function CalendarDayButton({ day, modifiers, children, onClick, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { getState, formatName, formatPrice, getNights, formatBasis } = useCalendarDays();
  const { isoDate } = day;
  const state = getState(isoDate);
  const closedKey = findClosedKey(state);
  const isClosed = state.isWaiting || !state.isAvailable;
  const price = isClosed ? null : state.price;
  const nights = price === null ? null : getNights(isoDate);
  const name = useMemo(() => formatName(isoDate, closedKey, price), [formatName, isoDate, closedKey, price]);
  const basis = useMemo(() => (nights === null ? null : formatBasis(nights)), [formatBasis, nights]);

  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);

  return (
    <>
      <button
        {...button}
        ref={element}
        aria-label={name}
        aria-description={basis?.long}
        aria-disabled={isClosed || undefined}
        onClick={isClosed ? undefined : onClick}
        className={classNames(styles.pick, price !== null && styles.priced, basis?.short && styles.based)}
      >
        {state.isWaiting ? null : children}
      </button>
      {price !== null && (
        <small aria-hidden className={styles.price}>
          <span translate="no">{formatPrice(price)}</span>
          {basis?.short && <span className={styles.basis}>{basis.short}</span>}
        </small>
      )}
    </>
  );
}
