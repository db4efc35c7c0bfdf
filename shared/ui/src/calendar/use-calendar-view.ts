import { addDays, addMonths, daysFromTo } from "@stays/days";
import { type TextKey, useFormat } from "@stays/texts";
import { createContext, type RefObject, use, useCallback, useMemo } from "react";
import { useUiTexts } from "../ui-texts.ts";
import { cacheDayStates, commonNights, type DayState } from "./day-state.ts";

/** What the day cells show and announce. Days are YYYY-MM-DD. */
export interface CalendarDays extends CalendarUse {
  readonly getState: (day: string) => DayState;
  /**
   * The day as text, with its price or the reason why it cannot be chosen. The function keeps its identity:
   * most days have the same name after each click.
   */
  readonly formatName: (day: string, closedKey: TextKey<"ui"> | null, price: number | null) => string;
  readonly formatPrice: (price: number) => string;
  /** The nights that the price of a day is for; null = not known. */
  readonly getNights: (day: string) => number | null;
  /**
   * What a price for these nights is for, in the cell and for screen readers. `short` is null when a line below
   * the calendar says it for all days. The function keeps its identity.
   */
  readonly formatBasis: (nights: number) => { readonly short: string | null; readonly long: string };
  /**
   * Whether a month shows that its prices could not be loaded. `place` is its index among the visible months.
   */
  readonly hasFailed: (month: string, index: number) => boolean;
  readonly onRetry: (() => void) | undefined;
  /** The element in which the months scroll; undefined = none. */
  readonly scrollBox: RefObject<HTMLElement | null> | undefined;
}

/** How the visitor moves in the calendar. */
interface CalendarUse {
  /** The visitor changed the month with the buttons, so no day takes the focus. */
  readonly isStepping: boolean;
  /** Keys have moved the focus, which can go to a day of any month. */
  readonly isByKeyboard: boolean;
}

/** The calendar's data for its day cells; by default no day can be chosen. */
export const CalendarDaysContext = createContext<CalendarDays>({
  getState: () => ({ isWaiting: false, isAvailable: false, price: null, marks: [] }),
  formatName: (day) => day,
  formatPrice: String,
  getNights: () => null,
  formatBasis: () => ({ short: null, long: "" }),
  hasFailed: () => false,
  onRetry: undefined,
  scrollBox: undefined,
  isStepping: false,
  isByKeyboard: false,
});

/** What a day cell shows and announces. */
export function useCalendarDays(): CalendarDays {
  return use(CalendarDaysContext);
}

export interface CalendarProps {
  /** YYYY-MM-DD, as all days here; from the clock of the contract. */
  readonly today: string;
  /** Any day of the first visible month. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** Number of months, stacked; `beside` puts two next to each other. */
  readonly months?: number | undefined;
  readonly beside?: boolean | undefined;
  /** The element in which the months scroll. Only months near its visible part render their days. */
  readonly scrollBox?: RefObject<HTMLElement | null> | undefined;
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
  readonly getPrice?: ((day: string) => number | null) | undefined;
  /** Nights that a price is for, when prices of several days are for different stays; null = not known. */
  readonly getPriceNights?: ((day: string) => number | null) | undefined;
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
  /** Focuses the chosen day, or today, when mounted. */
  readonly autoFocus?: boolean | undefined;
}

const never = () => false;
const unknown = () => null;

/** What a calendar shows of its visible months. */
interface CalendarView {
  /** What the day cells show and announce. */
  readonly days: CalendarDays;
  /** Nights that all visible prices are for; null = not known, or they differ. */
  readonly nights: number | null;
  /** The prices of no visible month could be loaded. */
  readonly isAllFailed: boolean;
}

/**
 * Returns what a calendar shows of its visible months.
 *
 * @param hovered the hovered day, YYYY-MM-DD
 */
export function useCalendarView(
  props: CalendarProps,
  hovered: string | null,
  moves: CalendarUse,
): CalendarView {
  const { month, months = 1, start, end, isAvailable, loading = false, isFailed = never } = props;
  const { isMarked = never, getPrice = unknown, getPriceNights, currency } = props;
  const { t } = useUiTexts();
  const format = useFormat();
  const isWaiting = typeof loading === "function" ? loading : () => loading;
  const isAllFailed = Array.from({ length: months }, (_, index) => addMonths(month, index)).every(isFailed);
  const shown = useMemo(
    () => daysFromTo(addMonths(month, 0), addDays(addMonths(month, months), -1)),
    [month, months],
  );
  const getState = cacheDayStates({
    shown,
    start,
    end,
    hovered,
    isAvailable,
    isWaiting,
    isMarked,
    getPrice,
  });
  const nights = getPriceNights
    ? commonNights(
        shown,
        (day) => (getState(day).isWaiting || !getState(day).isAvailable ? null : getState(day).price),
        getPriceNights,
      )
    : null;

  const formatName = useCallback<CalendarDays["formatName"]>(
    (day, closedKey, price) => {
      const name = format.dayLong(day);
      if (closedKey) return t(closedKey, { day: name });
      return price === null ? name : t("dayFrom", { day: name, price: format.money(price, currency) });
    },
    [t, format, currency],
  );
  const hasOneBasis = nights !== null;
  const formatBasis = useCallback<CalendarDays["formatBasis"]>(
    (count) => ({ short: hasOneBasis ? null : t("nightsShort", { count }), long: t("priceFor", { count }) }),
    [t, hasOneBasis],
  );

  return {
    days: {
      getState,
      formatName,
      formatPrice: (price) => format.number(price, 0),
      getNights: (day) => getPriceNights?.(day) ?? null,
      formatBasis,
      hasFailed: (month, index) =>
        !isAllFailed && isFailed(month) && (index === 0 || !isFailed(addMonths(month, -1))),
      onRetry: props.onRetry,
      scrollBox: props.scrollBox,
      ...moves,
    },
    nights,
    isAllFailed,
  };
}
