import { addDays } from "@stays/days";
import {
  type DateChoice,
  DaysCalendar,
  DepartureNotes,
  type DepartureRule,
  EmptyMonthsNote,
  useStayCalendar,
} from "@stays/search/availability";
import { useFormat, useTexts } from "@stays/texts";
import { Alert, Button, useMediaQuery } from "@stays/ui";
import { memo, useEffect, useEffectEvent } from "react";
import { NightsSelect } from "./nights-select.tsx";
import styles from "./stay-calendar.module.css";
import { useMonthScroll } from "./use-month-scroll.ts";

interface StayCalendarProps {
  readonly dates: DateChoice;
  /** First possible arrival day. */
  readonly earliest: string;
  /** Requested number of nights; null = any. The parent keeps it, with both dates. */
  readonly length: number | null;
  readonly promoCode: string | null;
  /** Whether only arrivals in the configured periods are offered (SW-11). */
  readonly isRestrictable: boolean;
  readonly onLengthChange: (nights: number | null) => void;
  /** Chooses the next of the two days, by the rule of its departures. */
  readonly onDay: (day: string, rule: DepartureRule) => void;
  readonly onClear: () => void;
}

/** Calendar source of the whole destination. */
const EVERYWHERE = {};

/**
 * Calendar of the search: arrival or departure, from-prices and number of nights (SW-01 to SW-04, SW-11).
 * Memoised, because it is the most expensive part of the form and independent of its other fields.
 */
export const StayCalendar = memo(function StayCalendar(props: StayCalendarProps) {
  const { dates, earliest, length, onDay } = props;
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const isWide = useMediaQuery("(min-width: 769px)");
  const scroll = useMonthScroll(!isWide);
  const days = useStayCalendar({
    source: EVERYWHERE,
    promoCode: props.promoCode,
    opening: dates.start,
    count: scroll.count,
    arrival: dates.start,
    isLeaving: dates.isLeaving,
    earliest,
    isRestrictable: props.isRestrictable,
  });
  const { lengths, restricted } = days;
  const { isLeaving } = dates;

  function choose(day: string) {
    const { lengthsFrom } = days;
    onDay(day, { lengthsFrom, nights: length, takesOnlyDeparture: false });
  }
  const chooseLength = useEffectEvent((nights: number) => {
    if (dates.start !== null && dates.end === null) choose(addDays(dates.start, nights));
  });
  const isOffered = length !== null && lengths?.includes(length);
  const isAwaited = restricted !== null && isLeaving && isOffered;
  useEffect(() => {
    if (isAwaited) chooseLength(length);
  }, [isAwaited, length]);

  const isRefused = isLeaving && length !== null && lengths !== null && lengths.length > 0 && !isOffered;
  return (
    <div className={styles.calendar}>
      <NightsSelect value={length} onChange={props.onLengthChange} />
      {isRefused && (
        <Alert
          tone="info"
          role="status"
          title={t("lengthNotOffered", {
            nights: t("nights", { count: length }),
            lengths: format.list(lengths.map((nights) => t("nights", { count: nights }))),
          })}
        />
      )}
      {isLeaving && <DepartureNotes days={days} />}
      <div ref={scroll.box} className={styles.months}>
        <DaysCalendar
          days={days}
          dates={dates}
          isLeaving={isLeaving}
          months={scroll.count}
          beside={isWide}
          onChoose={choose}
          isAvailable={isLeaving ? days.isDeparture : days.isArrival}
          autoFocus={isWide}
        />
        <div ref={scroll.end} />
      </div>
      <div className={styles.foot}>
        <EmptyMonthsNote days={days} isLeaving={isLeaving} className={styles.note} />
        <Button variant="text" size="small" onClick={props.onClear}>
          {t("clearDates")}
        </Button>
      </div>
    </div>
  );
});
