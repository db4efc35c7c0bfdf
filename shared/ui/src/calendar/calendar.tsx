import { type Format, useFormat } from "@stays/texts";
import { useMemo, useState } from "react";
import { DayPicker, type Matcher } from "react-day-picker";
import { classNames } from "../class-names.ts";
import { FailureNote } from "../notice/failure-note.tsx";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./calendar.module.css";
import { CalendarChevron } from "./calendar-chevron.tsx";
import { CalendarDayButton } from "./calendar-day-button.tsx";
import { CalendarPricesContext } from "./calendar-prices.tsx";
import { fromLocalDate, toLocalDate } from "./local-day.ts";
import { daysOfMonths, lowestPrice } from "./lowest-price.ts";

export interface CalendarProps {
  /** YYYY-MM-DD, as all days here; from the contract's clock. */
  readonly today: string;
  /** Any day of the first month in sight. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** How many, one below the other; two may stand `beside` each other. */
  readonly months?: number | undefined;
  readonly beside?: boolean | undefined;
  /** Months that can be gone to. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** Chosen days. */
  readonly start: string | null;
  readonly end: string | null;
  readonly onChoose: (day: string) => void;
  readonly isAvailable: (day: string) => boolean;
  /** Days with a line under them, such as those of a stay; the words for it stand in a legend. */
  readonly isMarked?: ((day: string) => boolean) | undefined;
  readonly priceOf?: ((day: string) => number | null) | undefined;
  /** ISO 4217, of the prices. */
  readonly currency: string;
  /** The months in sight, or some of their days, are on their way: not to be chosen yet; the months can be changed. */
  readonly loading?: boolean | ((day: string) => boolean) | undefined;
  /** Prices could not be loaded; plain days can still be chosen. */
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Focus the chosen day, or today, when shown. */
  readonly autoFocus?: boolean | undefined;
}

const COMPONENTS = { DayButton: CalendarDayButton, Chevron: CalendarChevron };

/** Days to choose, with prices where known. Arrows, Home, End, Page Up and Page Down move; one tab stop. */
export function Calendar(props: CalendarProps) {
  const {
    today,
    month,
    months = 1,
    start,
    end,
    onChoose,
    isAvailable,
    loading = false,
    failed = false,
  } = props;
  const { t, language } = useUiTexts();
  const format = useFormat();
  const [hovered, setHovered] = useState<string | null>(null);
  const prices = usePrices(props, format);
  const until = end ?? (start ? hovered : null);
  const isLoading = (day: string) => waits(loading, day);

  const on =
    (matches: (day: string) => boolean): Matcher =>
    (date) =>
      matches(fromLocalDate(date));
  const modifiers = {
    unavailable: on((day) => !isLoading(day) && !isAvailable(day)),
    waiting: on(isLoading),
    marked: on((day) => props.isMarked?.(day) ?? false),
    lowest: on((day) => prices.lowest !== null && isAvailable(day) && prices.of(day) === prices.lowest),
    arrival: on((day) => day === start),
    departure: on((day) => day === end),
    reaching: on((day) => start !== null && until !== null && start < until && day === start),
    reached: on((day) => start !== null && until !== null && start < until && day === until),
    between: on((day) => start !== null && until !== null && start < day && day < until),
  };

  function name(date: Date): string {
    const day = fromLocalDate(date);
    const words = format.dayLong(day);
    if (isLoading(day)) return words;
    if (!isAvailable(day)) return t(closedKey(day, props), { day: words });
    const price = prices.of(day);
    return price === null ? words : t("dayFrom", { day: words, price: format.money(price, props.currency) });
  }

  return (
    <CalendarPricesContext value={prices}>
      <div
        className={classNames(styles.calendar, props.beside && styles.beside)}
        aria-busy={loading === true || undefined}
      >
        {failed && <FailureNote message={t("calendarFailed")} onRetry={props.onRetry} />}
        <DayPicker
          mode="range"
          selected={start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined}
          onSelect={(_, date) => onChoose(fromLocalDate(date))}
          lang={language}
          weekStartsOn={1}
          today={toLocalDate(today)}
          month={toLocalDate(month)}
          onMonthChange={(date) => props.onMonthChange(fromLocalDate(date))}
          numberOfMonths={months}
          startMonth={toLocalDate(props.firstDay ?? today)}
          {...(props.lastDay && { endMonth: toLocalDate(props.lastDay) })}
          autoFocus={props.autoFocus ?? false}
          onDayMouseEnter={(date) => setHovered(fromLocalDate(date))}
          onDayMouseLeave={() => setHovered(null)}
          components={COMPONENTS}
          classNames={styles}
          modifiers={modifiers}
          modifiersClassNames={styles as Record<string, string>}
          labels={{
            labelNav: () => t("chooseMonth"),
            labelPrevious: () => t("previousMonth"),
            labelNext: () => t("nextMonth"),
            labelGrid: (date) => format.monthYear(fromLocalDate(date)),
            labelDayButton: name,
            labelWeekday: (date) => format.weekday(fromLocalDate(date)),
          }}
          formatters={{
            formatCaption: (date) => format.monthYear(fromLocalDate(date)),
            formatDay: (date) => String(date.getDate()),
            formatWeekdayName: (date) => format.weekdayShort(fromLocalDate(date)).slice(0, 2),
          }}
        />
      </div>
    </CalendarPricesContext>
  );
}

const waits = (loading: CalendarProps["loading"], day: string): boolean =>
  typeof loading === "function" ? loading(day) : (loading ?? false);

/** Why a day cannot be chosen: it is one of the stay's own, or it is not offered. */
function closedKey(day: string, { start, end }: Pick<CalendarProps, "start" | "end">): string {
  if (day === start) return "dayArrival";
  return day === end ? "dayDeparture" : "dayUnavailable";
}

function usePrices({ month, months = 1, priceOf, loading }: CalendarProps, format: Format) {
  return useMemo(() => {
    const of = (day: string) => (waits(loading, day) ? null : (priceOf?.(day) ?? null));
    return {
      of,
      lowest: lowestPrice(daysOfMonths(month, months).map(of)),
      shownPrice: (day: string) => {
        const price = of(day);
        return price === null ? null : format.number(price, 0);
      },
    };
  }, [month, months, priceOf, loading, format]);
}
