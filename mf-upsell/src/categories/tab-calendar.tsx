import { useQueries, useQueryClient, useSettings, useToday } from "@stays/contract";
import { useActivityTexts } from "@stays/day-booking";
import { addMonths, daysBetween, getMonthStart, getWeekday } from "@stays/days";
import { isOfStay, type StayPeriod } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
// The server's HTML contains the calendar before its code loads, so the page's CSS includes its styles.
import "@stays/ui/calendar.css";
import "@stays/ui/icon-button.css";
import {
  Alert,
  classNames,
  FailureNote,
  lazyComponent,
  Skeleton,
  TextButton,
  useAwaitedQuery,
} from "@stays/ui";
import { useEffect } from "react";
import styles from "./tab-calendar.module.css";
import { firstMonth, openingDay, type TabSearch, tabMonthQuery } from "./tab-search.ts";
import { useEmptyDays } from "./use-tab-day.ts";

interface TabCalendarProps extends MonthDaysProps {
  readonly at: TabSearch;
  /** Called when the shown month has no day on which the tab opens. */
  readonly onEmpty: () => void;
}

/**
 * The days on which a tab has activities, month by month, with the days of the stay marked (UP-03). If a
 * month fails to load, its days stay selectable: each day has its own query.
 */
export function TabCalendar({ at, onEmpty, ...days }: TabCalendarProps) {
  const { t } = useActivityTexts();
  const today = useToday();
  const { data, isPending, isError, isFetching, refetch } = useAwaitedQuery(
    tabMonthQuery(at, days.month, today),
  );
  const isEmptyDay = useEmptyDays(at);
  const isEmpty = data !== undefined && openingDay(data, days.stay, today, isEmptyDay) === null;
  const isPassed = isEmpty && days.day === null;
  useEffect(() => {
    if (isPassed) onEmpty();
  }, [isPassed, onEmpty]);
  return (
    <>
      {isError && <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />}
      <MonthDays
        {...days}
        isAvailable={(day) => !data || data.datesWithAvailability[day] === true}
        isLoading={isPending}
      />
      {isEmpty && <EmptyMonth {...days} at={at} />}
    </>
  );
}

function EmptyMonth({ at, month, onMonthChange, onChoose }: Omit<TabCalendarProps, "onEmpty">) {
  const { t } = useTexts("mf-upsell");
  const { t: shared } = useActivityTexts();
  const { day, monthYear } = useFormat();
  const next = useNextDay(at, month);
  if (next === null) return null;
  return (
    <Alert
      tone="info"
      title={t("nothingThisMonth", { month: monthYear(month) })}
      action={
        <TextButton
          role="link"
          onClick={() => {
            onMonthChange(getMonthStart(next));
            onChoose(next);
          }}
        >
          {shared("firstAvailableDay", { date: day(next) })}
        </TextButton>
      }
    />
  );
}

/**
 * The first day with activities after a month, up to `searchLimitMonths` ahead; null = none, or not known yet.
 * Months are requested one after another, until one has some.
 */
function useNextDay(at: TabSearch, month: string): string | null {
  const today = useToday();
  const client = useQueryClient();
  const { searchLimitMonths } = useSettings().calendar;
  const isEmptyDay = useEmptyDays(at);
  const findDay = (ahead: string): string | null | undefined => {
    const answer = client.getQueryData(tabMonthQuery(at, ahead, today).queryKey);
    return answer ? openingDay(answer, null, today, isEmptyDay) : undefined;
  };
  const months: string[] = [];
  do months.push(addMonths(month, months.length + 1));
  while (months.length < searchLimitMonths && findDay(months.at(-1) ?? month) === null);
  useQueries({ queries: months.map((ahead) => tabMonthQuery(at, ahead, today)) });
  return findDay(months.at(-1) ?? month) ?? null;
}

interface MonthDaysProps {
  readonly stay: StayPeriod | null;
  /** The first day of the shown month. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}

/** Lazy: the server's HTML already shows the days, so the page hydrates without their code. */
const Calendar = lazyComponent(() => import("./calendar.ts").then((module) => module.Calendar));

/** The height of a month in the calendar: its name, the weekdays and the weeks, with the space between the rows. */
function monthHeight(month: string): string {
  const days = daysBetween(month, addMonths(month, 1));
  const weeks = Math.ceil((((getWeekday(month) + 6) % 7) + days) / 7);
  return `calc(${4 + 2.75 * weeks}rem + ${2 * (weeks + 2)}px)`;
}

interface KnownDaysProps extends MonthDaysProps {
  readonly isAvailable: (day: string) => boolean;
  readonly isLoading?: boolean;
}

export function MonthDays(props: KnownDaysProps) {
  const { stay, month, onMonthChange, day, onChoose, isAvailable, isLoading = false } = props;
  const today = useToday();
  const { currency } = useSettings();
  return (
    <Calendar
      fallback={<Skeleton height={monthHeight(month)} />}
      today={today}
      month={month}
      onMonthChange={onMonthChange}
      firstDay={firstMonth(stay?.start ?? null, today)}
      start={day}
      end={day}
      onChoose={onChoose}
      isAvailable={(one) => one >= today && isAvailable(one)}
      isMarked={(one) => isOfStay(stay, one)}
      currency={currency}
      loading={isLoading}
    />
  );
}

export function CalendarLegend({ stay }: { stay: StayPeriod | null }) {
  const { t } = useTexts("mf-upsell");
  const { range } = useFormat();
  return (
    <ul aria-label={t("legend")} className={styles.legend}>
      {stay && (
        <li>
          <span aria-hidden className={classNames(styles.sample, styles.stay)} />
          <span>{t("legendStay", { range: range(stay.start, stay.end) })}</span>
        </li>
      )}
      <li>
        <span aria-hidden className={classNames(styles.sample, styles.available)}>
          1
        </span>
        <span>{t("legendAvailable")}</span>
      </li>
      <li>
        <span aria-hidden className={classNames(styles.sample, styles.closed)}>
          1
        </span>
        <span>{t("legendClosed")}</span>
      </li>
    </ul>
  );
}
