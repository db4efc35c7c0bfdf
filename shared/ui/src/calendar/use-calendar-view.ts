import { addMonths } from "@stays/days";
import { useFormat } from "@stays/texts";
import { useCallback } from "react";
import { useUiTexts } from "../ui-texts.ts";
import type { CalendarDays } from "./calendar-days.tsx";
import type { CalendarProps } from "./calendar-props.ts";
import { dayStates } from "./day-state.ts";
import { commonNights, daysOfMonths } from "./visible-prices.ts";

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
 * @param isStepping the visitor changed the month with the buttons
 */
export function useCalendarView(
  props: CalendarProps,
  hovered: string | null,
  isStepping: boolean,
): CalendarView {
  const { month, months = 1, start, end, isAvailable, loading = false, isFailed = never } = props;
  const { isMarked = never, priceOf = unknown, priceNightsOf, currency } = props;
  const { t } = useUiTexts();
  const format = useFormat();
  const isWaiting = typeof loading === "function" ? loading : () => loading;
  const isAllFailed = Array.from({ length: months }, (_, index) => addMonths(month, index)).every(isFailed);
  const stateOf = dayStates({
    month,
    months,
    start,
    end,
    hovered,
    isAvailable,
    isWaiting,
    isMarked,
    priceOf,
  });
  const nights = priceNightsOf
    ? commonNights(
        daysOfMonths(month, months),
        (day) => (stateOf(day).isWaiting || !stateOf(day).isAvailable ? null : stateOf(day).price),
        priceNightsOf,
      )
    : null;

  const nameOf = useCallback<CalendarDays["nameOf"]>(
    (day, closedKey, price) => {
      const name = format.dayLong(day);
      if (closedKey) return t(closedKey, { day: name });
      return price === null ? name : t("dayFrom", { day: name, price: format.money(price, currency) });
    },
    [t, format, currency],
  );
  const hasOneBasis = nights !== null;
  const basisOf = useCallback<CalendarDays["basisOf"]>(
    (count) => ({ short: hasOneBasis ? null : t("nightsShort", { count }), long: t("priceFor", { count }) }),
    [t, hasOneBasis],
  );

  return {
    days: {
      stateOf,
      nameOf,
      priceText: (price) => format.number(price, 0),
      nightsOf: (day) => priceNightsOf?.(day) ?? null,
      basisOf,
      hasFailed: (month, index) =>
        !isAllFailed && isFailed(month) && (index === 0 || !isFailed(addMonths(month, -1))),
      onRetry: props.onRetry,
      isStepping,
    },
    nights,
    isAllFailed,
  };
}
