import { daysFromTo, getMonth } from "@stays/days";
import { type TextKey, useFormat } from "@stays/texts";
import { useUiTexts } from "@stays/ui/basics";
import { type RefObject, useMemo } from "react";
import { cacheDayStates, commonPriceNights, type DayState } from "./day-state.ts";

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

/** Texts of the day cells. The functions keep their identity: most days have the same ones after each click. */
export interface DayTexts {
  /** The day as text, with its price or the reason why it cannot be chosen. */
  readonly formatName: (day: string, closedKey: TextKey<"ui"> | null, price: number | null) => string;
  readonly formatPrice: (price: number) => string;
  /**
   * What a price for these nights is for, in the cell and for screen readers. `short` is null when a line below
   * the calendar says it for all days.
   */
  readonly formatBasis: (nights: number) => { readonly short: string | null; readonly long: string };
}

/** What a calendar shows of its visible months. */
interface CalendarView {
  readonly getState: (day: string) => DayState;
  readonly texts: DayTexts;
  /** Nights that all visible prices are for; null = not known, or they differ. */
  readonly nights: number | null;
  /** The prices of no visible month could be loaded. */
  readonly isAllFailed: boolean;
}

/**
 * Returns what a calendar shows of its visible months.
 *
 * @param visible the first days of the months, YYYY-MM-01
 * @param hovered the hovered day, YYYY-MM-DD
 */
export function useCalendarView(
  props: CalendarProps,
  visible: readonly string[],
  hovered: string | null,
): CalendarView {
  const { start, end, isAvailable, loading = false, isFailed = never, currency } = props;
  const { isMarked = never, getPrice = unknown, getPriceNights } = props;
  const { t } = useUiTexts();
  const format = useFormat();
  const isWaiting = typeof loading === "function" ? loading : () => loading;
  const [first = "", last = first] = [visible[0], visible.at(-1)];
  const shown = useMemo(() => daysFromTo(first, getMonth(last).end), [first, last]);
  const nights = getPriceNights
    ? commonPriceNights(
        shown,
        (day) => (isWaiting(day) || !isAvailable(day) ? null : getPrice(day)),
        getPriceNights,
      )
    : null;
  const hasOneBasis = nights !== null;
  const isComparable = !getPriceNights || hasOneBasis;
  const days = { shown, start, end, hovered, isAvailable, isWaiting, isMarked, getPrice, isComparable };
  const texts = useMemo<DayTexts>(
    () => ({
      formatName: (day, closedKey, price) => {
        const name = format.dayLong(day);
        if (closedKey) return t(closedKey, { day: name });
        return price === null ? name : t("dayFrom", { day: name, price: format.money(price, currency) });
      },
      formatPrice: (price) => format.number(price, 0),
      formatBasis: (count) => ({
        short: hasOneBasis ? null : t("nightsShort", { count }),
        long: t("priceFor", { count }),
      }),
    }),
    [t, format, currency, hasOneBasis],
  );
  return { getState: cacheDayStates(days), texts, nights, isAllFailed: visible.every(isFailed) };
}
