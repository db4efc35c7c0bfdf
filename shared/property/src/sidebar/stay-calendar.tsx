import { useSettings, useToday } from "@stays/contract";
import type { SearchState } from "@stays/search-state";
import { addMonths } from "@stays/stay";
import { Alert, Calendar, FailureNote } from "@stays/ui";
import { memo } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { CalendarSource } from "../stay/asked-stay.ts";
import {
  calendarDays,
  canChoose,
  type DraftDates,
  priceOfDay,
  withDay,
  withOnlyDeparture,
} from "./arrival-days.ts";
import styles from "./stay-calendar.module.css";
import { usePriceCalendar } from "./use-price-calendar.ts";
import { useRestrictedDays } from "./use-restricted-days.ts";

/** Months of a calendar that can be gone to. */
const MONTHS_AHEAD = 24;

/**
 * Two months of arrivals with their prices; after an arrival its departures (CD-02, VI-04, SW-11). Kept as it is while
 * guests or the promo code change: it is most of what the form draws.
 */
export const StayCalendar = memo(function StayCalendar({
  source,
  state,
  dates,
  onDates,
  isRestrictable,
}: {
  readonly source: CalendarSource;
  readonly state: SearchState;
  readonly dates: DraftDates;
  readonly onDates: (dates: DraftDates) => void;
  /** Outside hotel mode the settings may restrict arrivals. */
  readonly isRestrictable: boolean;
}) {
  const { t } = usePropertyTexts();
  const { currency } = useSettings();
  const today = useToday();
  const months = usePriceCalendar(source, state, isRestrictable);
  const restricted = useRestrictedDays(isRestrictable, dates.start, months.firstDay);
  const offered = restricted ?? calendarDays(months.calendars, dates.start, months.firstDay);
  const isLeaving = dates.start !== null && dates.end === null;

  function choose(day: string) {
    const next = withDay(dates, day);
    onDates(restricted ? next : withOnlyDeparture(next, months.calendars));
  }
  return (
    <>
      {restricted?.isFailed && isLeaving && (
        <FailureNote message={t("departuresFailed")} onRetry={restricted.retry} />
      )}
      {restricted?.isWithoutDeparture && isLeaving && (
        <Alert tone="info" role="status" title={t("noDepartures")} />
      )}
      <Calendar
        today={today}
        month={months.month}
        onMonthChange={months.setMonth}
        months={2}
        firstDay={months.firstDay}
        lastDay={addMonths(today, MONTHS_AHEAD)}
        start={dates.start}
        end={dates.end}
        onChoose={choose}
        isAvailable={(day) => canChoose(offered, dates, day)}
        priceOf={priceOfDay(months.calendars, months.firstDay)}
        currency={currency}
        loading={restricted ? restricted.isLoading && isLeaving : months.isLoading}
        failed={!restricted && months.isFailed}
        onRetry={months.retry}
      />
      <p className={styles.legend}>
        <span className={styles.stay}>{t("yourStay")}</span>
        {months.hasPrices && (
          <>
            <span className={styles.lowest}>{t("lowestPrice")}</span>
            <span>{t("pricesFor")}</span>
          </>
        )}
      </p>
    </>
  );
});
