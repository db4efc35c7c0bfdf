import {
  addDays,
  addMonths,
  daysFromTo,
  getMonth,
  getMonthStart,
  getWeekday,
  moveMonths,
  toDate,
} from "@stays/days";
import { type TextKey, useFormat } from "@stays/texts";
import { classNames, FailureNote, StatusText, useUiTexts } from "@stays/ui/basics";
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { IconButton } from "../action/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/shapes.ts";
import styles from "./calendar.module.css";
import type { DayState } from "./day-state.ts";
import { type CalendarProps, type DayTexts, useCalendarView } from "./use-calendar-view.ts";

/** 0 = Monday … 6 = Sunday. */
const getColumn = (day: string) => (getWeekday(day) + 6) % 7;

/** The visible months within the days that the visitor can navigate to, YYYY-MM-01. */
function listMonths({ today, month, months = 1, firstDay = today, lastDay }: CalendarProps): string[] {
  const latest = lastDay && addMonths(lastDay, 1 - months);
  const wanted = getMonthStart(latest && month > latest ? latest : month);
  const first = wanted < firstDay ? getMonthStart(firstDay) : wanted;
  const all = Array.from({ length: months }, (_, index) => addMonths(first, index));
  return lastDay ? all.filter((one) => one <= lastDay) : all;
}

/** The day that a key leads to from another one; null = the key has another use. */
function findNextDay(day: string, { key, shiftKey }: KeyboardEvent, isRtl: boolean): string | null {
  const isBack = ["ArrowUp", "PageUp", isRtl ? "ArrowRight" : "ArrowLeft"].includes(key);
  const step = isBack ? -1 : 1;
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return shiftKey ? moveMonths(day, step) : addDays(day, step);
    case "ArrowUp":
    case "ArrowDown":
      return shiftKey ? moveMonths(day, 12 * step) : addDays(day, 7 * step);
    case "PageUp":
    case "PageDown":
      return moveMonths(day, shiftKey ? 12 * step : step);
    case "Home":
      return addDays(day, -getColumn(day));
    case "End":
      return addDays(day, 6 - getColumn(day));
    default:
      return null;
  }
}

/** The nearest day that the visitor can navigate to: the days of the first and of the last month are among them. */
function limitDay(day: string, { today, firstDay = today, lastDay }: CalendarProps): string {
  if (day < getMonthStart(firstDay)) return getMonthStart(firstDay);
  return lastDay && day > getMonth(lastDay).end ? getMonth(lastDay).end : day;
}

/** The day in whose cell an event happened. */
const findDay = ({ target }: SyntheticEvent) =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-day] > button")?.parentElement?.dataset.day
    : null;

/**
 * A calendar to choose days, with prices where known. It is one tab stop; arrow keys, Home, End, Page Up and
 * Page Down move the focus.
 */
export function Calendar(props: CalendarProps) {
  const { today, start, end, firstDay = today, lastDay, isFailed, onRetry, getPriceNights } = props;
  const { t, direction } = useUiTexts();
  const format = useFormat();
  const [hovered, setHovered] = useState<string | null>(null);
  /** The day that has or had the focus. */
  const [active, setActive] = useState<string | null>(null);
  /** The visitor changed the month with the buttons. */
  const [isStepping, setStepping] = useState(false);
  /** Keys have moved the focus, which can go to a day of any month. */
  const [isByKeyboard, setByKeyboard] = useState(false);
  const isMovingFocus = useRef(props.autoFocus ?? false);
  const box = useRef<HTMLDivElement>(null);
  const months = listMonths(props);
  const { getState, texts, nights, isAllFailed } = useCalendarView(props, months, hovered);
  const [first = today] = months;
  const until = addMonths(first, months.length);
  const tabStop = [active, start, today].find((day) => day && first <= day && day < until) ?? first;

  // The day may be rendered later than the key was pressed: with another month, or in a transition.
  useEffect(() => {
    if (!isMovingFocus.current) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"] > button`);
    if (!button) return;
    isMovingFocus.current = false;
    button.focus();
    // A popup takes the focus for itself up to two frames after the focused day has gone with its month.
    const takeBack = () => {
      if (document.activeElement !== button && document.activeElement?.contains(button)) button.focus();
    };
    requestAnimationFrame(() => requestAnimationFrame(takeBack));
  });

  const steps = [
    { label: t("previousMonth"), icon: ChevronLeftIcon, count: -1, hasMonth: first > firstDay },
    { label: t("nextMonth"), icon: ChevronRightIcon, count: 1, hasMonth: !lastDay || until <= lastDay },
  ];
  function step(count: number) {
    setStepping(true);
    props.onMonthChange(addMonths(first, count));
  }

  function handleKey(event: KeyboardEvent) {
    const day = findDay(event);
    const next = day && findNextDay(day, event, direction === "rtl");
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    const target = limitDay(next, props);
    isMovingFocus.current = true;
    setActive(target);
    setStepping(false);
    if (target < first || target >= until) props.onMonthChange(getMonthStart(target));
    startTransition(() => setByKeyboard(true));
  }

  function handleClick(event: SyntheticEvent) {
    const day = findDay(event);
    if (!day) return;
    // Safari gives a clicked button no focus.
    if (event.target instanceof HTMLElement) event.target.focus();
    if (getState(day).isWaiting || !getState(day).isAvailable) return;
    setHovered(null);
    props.onChoose(day);
  }

  return (
    <div
      className={classNames(styles.calendar, props.beside && styles.beside)}
      aria-busy={props.loading === true || undefined}
    >
      {isAllFailed && <FailureNote message={t("calendarFailed")} onRetry={onRetry} />}
      <StatusText hidden>{format.monthYear(props.month)}</StatusText>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days in it are buttons */}
      <div
        ref={box}
        className={styles.months}
        onClick={handleClick}
        onKeyDown={handleKey}
        onFocus={(event) => {
          const day = findDay(event);
          if (day) startTransition(() => setActive(day));
        }}
        {...(start !== null &&
          end === null && { onMouseOver: (event) => setHovered(findDay(event) ?? null) })}
      >
        <nav aria-label={t("chooseMonth")} className={styles.nav}>
          {steps.map(({ label, icon, count, hasMonth }) => (
            <IconButton
              key={label}
              icon={icon}
              directional
              label={label}
              aria-disabled={!hasMonth || undefined}
              tabIndex={hasMonth ? undefined : -1}
              onClick={() => hasMonth && step(count)}
            />
          ))}
        </nav>
        {months.map((month, index) => (
          <div key={month}>
            <div className={styles.caption}>
              <span className={styles.monthName}>{format.monthYear(month)}</span>
            </div>
            {/* Below the name of the first of several months that failed (SW-03). */}
            {!isAllFailed && isFailed?.(month) && (index === 0 || !isFailed(addMonths(month, -1))) && (
              <FailureNote message={t("calendarFailed")} onRetry={onRetry} />
            )}
            <table
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days may be a table
              role="grid"
              aria-multiselectable
              aria-label={format.monthYear(month)}
              className={styles.grid}
            >
              <Weekdays />
              <Weeks
                month={month}
                scrollBox={props.scrollBox}
                isStepping={isStepping}
                isByKeyboard={isByKeyboard}
                renderDay={(day) => {
                  const { isWaiting, isAvailable, price, marks } = getState(day);
                  const shownPrice = isWaiting || !isAvailable ? null : price;
                  return (
                    <Day
                      key={day}
                      day={day}
                      className={classNames(
                        day === today && styles.today,
                        ...marks.map((mark) => styles[mark]),
                      )}
                      isSelected={start !== null && start <= day && day <= (end ?? start)}
                      isTabStop={day === tabStop}
                      isWaiting={isWaiting}
                      closedKey={findClosedKey(getState(day))}
                      price={shownPrice}
                      nights={shownPrice === null ? null : (getPriceNights?.(day) ?? null)}
                      texts={texts}
                    />
                  );
                }}
              />
            </table>
          </div>
        ))}
      </div>
      {getPriceNights && (
        <p aria-hidden className={styles.priceBasis}>
          {nights !== null && t("priceFor", { count: nights })}
        </p>
      )}
    </div>
  );
}

/** Any Monday. */
const MONDAY = "2027-02-01";

const Weekdays = memo(function Weekdays() {
  const { direction } = useUiTexts();
  const format = useFormat();
  // The first letters of an Arabic weekday are its article.
  const shorten = (day: string) =>
    direction === "rtl"
      ? toDate(day).toLocaleDateString(format.locale, { weekday: "narrow", timeZone: "UTC" })
      : format.weekdayShort(day).slice(0, 2);
  return (
    <thead aria-hidden>
      <tr>
        {daysFromTo(MONDAY, addDays(MONDAY, 6)).map((day) => (
          <th key={day} scope="col" aria-label={format.weekday(day)} className={styles.weekday}>
            {shorten(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** Distance to the visible part of the scroll box at which a month renders its days, in pixels. */
const DISTANCE = 200;

/** Whether a month is near the visible part of the calendar's scroll box; always true without one. */
function useNearMonth(
  month: RefObject<Element | null>,
  scrollBox: RefObject<HTMLElement | null> | undefined,
): boolean {
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

/** The weeks of a month from Monday to Sunday; null = a day of another month. */
function listWeeks(month: string): (string | null)[][] {
  const { end } = getMonth(month);
  const mondays = daysFromTo(addDays(month, -getColumn(month)), end).filter((_, index) => index % 7 === 0);
  return mondays.map((monday) =>
    daysFromTo(monday, addDays(monday, 6)).map((day) => (day < month || day > end ? null : day)),
  );
}

interface WeeksProps extends Pick<CalendarProps, "scrollBox"> {
  readonly month: string;
  readonly isStepping: boolean;
  readonly isByKeyboard: boolean;
  readonly renderDay: (day: string) => React.ReactNode;
}

/**
 * The weeks of a month. Empty rows of the same height replace its days while it is far, and until the deferred render
 * after a click on Next month, so that the click gets a response sooner.
 */
function Weeks({ month, scrollBox, isStepping, isByKeyboard, renderDay }: WeeksProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isNear = useNearMonth(body, scrollBox) || isByKeyboard;
  const isRendered = useDeferredValue(true, !isStepping) && isNear;
  const weeks = useMemo(() => listWeeks(month), [month]);
  return (
    <tbody ref={body}>
      {weeks.map((week, row) => (
        <tr key={row}>
          {isRendered ? (
            week.map((day, column) => (day ? renderDay(day) : <td key={column} />))
          ) : (
            <td colSpan={7} />
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** The text key of the reason why a day cannot be chosen; null when it can, or while that is not known. */
function findClosedKey({ isWaiting, isAvailable, marks }: DayState): TextKey<"ui"> | null {
  if (isWaiting || isAvailable) return null;
  if (marks.includes("arrival")) return "dayArrival";
  return marks.includes("departure") ? "dayDeparture" : "dayUnavailable";
}

interface DayProps {
  readonly day: string;
  readonly className: string | undefined;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly isWaiting: boolean;
  /** The reason why the day cannot be chosen. */
  readonly closedKey: TextKey<"ui"> | null;
  readonly price: number | null;
  /** Nights that the price is for; null = not known. */
  readonly nights: number | null;
  readonly texts: DayTexts;
}

/**
 * The cell of a day: a button and the day's price. A day that cannot be chosen still receives focus by arrow
 * keys. The accessible name of the button contains the price, so the visible price is hidden from screen
 * readers (WCAG 2.5.3). The position of the number depends on whether the day has a price. So the number
 * appears with the response and does not move. Memoised: a click changes few of the days.
 */
const Day = memo(function Day({ day, isWaiting, closedKey, price, nights, texts, ...cell }: DayProps) {
  const basis = nights === null ? null : texts.formatBasis(nights);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell without saying so
    <td data-day={day} className={cell.className} aria-selected={cell.isSelected || undefined}>
      <button
        type="button"
        aria-label={texts.formatName(day, closedKey, price)}
        aria-description={basis?.long}
        aria-disabled={isWaiting || closedKey !== null || undefined}
        tabIndex={cell.isTabStop ? 0 : -1}
        className={classNames(styles.pick, price !== null && styles.priced, basis?.short && styles.based)}
      >
        {isWaiting ? null : Number(day.slice(8))}
      </button>
      {price !== null && (
        <small aria-hidden className={styles.price}>
          <span translate="no">{texts.formatPrice(price)}</span>
          {basis?.short && <span className={styles.basis}>{basis.short}</span>}
        </small>
      )}
    </td>
  );
});
