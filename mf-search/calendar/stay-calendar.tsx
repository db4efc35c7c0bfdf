import { useSettings, useToday } from "@stays/contract";
import { addDays, earliestDeparture } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Alert, Button, Calendar, FailureNote, useMediaQuery } from "@stays/ui";
import { useEffect, useEffectEvent } from "react";
import { chooseDay, type DayChoice, type StayDates } from "./choose-day.ts";
import { NightsSelect } from "./nights-select.tsx";
import styles from "./stay-calendar.module.css";
import { useCalendarMonths } from "./use-calendar-months.ts";
import { useRestrictedDays } from "./use-departures.ts";
import { useMonthScroll } from "./use-month-scroll.ts";

interface StayCalendarProps {
  readonly picking: "arrival" | "departure";
  readonly dates: StayDates;
  /** The first day one can arrive. */
  readonly earliest: string;
  /** How many nights the stay is wanted to last; null = any. Lives where both dates do. */
  readonly length: number | null;
  readonly promoCode: string | null;
  /** Arrivals of the configured periods only (SW-11). */
  readonly isRestrictable: boolean;
  readonly onLengthChange: (nights: number | null) => void;
  readonly onChoose: (choice: DayChoice) => void;
  readonly onClear: () => void;
}

/** The calendar of the search: arrival or departure, from-prices, and how many nights (SW-01 to SW-04, SW-11). */
export function StayCalendar(props: StayCalendarProps) {
  const { picking, dates, earliest, length, onChoose } = props;
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const today = useToday();
  const { currency } = useSettings();
  const isWide = useMediaQuery("(min-width: 769px)");
  const scroll = useMonthScroll(!isWide);
  const months = useCalendarMonths(dates.start ?? earliest, scroll.count, props.promoCode);
  const restrictable = useRestrictedDays(dates.start, earliest);
  const restricted = props.isRestrictable ? restrictable : null;

  const openLengthsOf = (day: string) => (months.isOpen ? null : (months.dayOf(day)?.stayLengths ?? null));
  const offeredFrom = (day: string) => (restricted ? restricted.lengths : openLengthsOf(day));
  const offered = dates.start === null ? null : offeredFrom(dates.start);

  function isArrival(day: string): boolean {
    if (restricted) return restricted.isArrival(day);
    return day >= earliest && (months.isOpen || months.dayOf(day) !== null);
  }
  function isDeparture(day: string): boolean {
    if (dates.start === null) return false;
    if (restricted) return restricted.isDeparture(day);
    if (day < earliestDeparture(dates.start)) return false;
    return offered === null || offered.some((nights) => addDays(dates.start ?? "", nights) === day);
  }
  function choose(day: string) {
    // The server tells the lengths of a restricted arrival only after it was chosen.
    const lengths = restricted ? [] : openLengthsOf(day);
    onChoose(chooseDay(dates, day, { picking, length, lengths }));
  }
  const chooseLength = useEffectEvent((nights: number) => {
    if (dates.start !== null && dates.end === null)
      onChoose(chooseDay(dates, addDays(dates.start, nights), { picking, length, lengths: null }));
  });
  const isOffered = length !== null && offered?.includes(length);
  const isAwaited = restricted !== null && picking === "departure" && isOffered;
  useEffect(() => {
    if (isAwaited) chooseLength(length);
  }, [isAwaited, length]);

  const isRefused =
    picking === "departure" && length !== null && offered !== null && offered.length > 0 && !isOffered;
  return (
    <div className={styles.calendar}>
      <NightsSelect value={length} onChange={props.onLengthChange} />
      {isRefused && (
        <Alert
          tone="info"
          role="status"
          title={t("lengthNotOffered", {
            nights: t("nights", { count: length }),
            lengths: format.list(offered.map((nights) => t("nights", { count: nights }))),
          })}
        />
      )}
      {restricted?.isFailed && <FailureNote message={t("departuresFailed")} onRetry={restricted.retry} />}
      {restricted?.isWithoutDeparture && picking === "departure" && (
        <Alert tone="info" role="status" title={t("noDepartures")} />
      )}
      <div ref={scroll.box} className={styles.months}>
        <Calendar
          today={today}
          month={months.month}
          onMonthChange={months.setMonth}
          months={scroll.count}
          beside={isWide}
          start={dates.start}
          end={dates.end}
          onChoose={choose}
          isAvailable={picking === "arrival" ? isArrival : isDeparture}
          priceOf={(day) => months.dayOf(day)?.priceFrom ?? null}
          currency={currency}
          loading={restricted ? picking === "departure" && restricted.isLoading : months.isLoading}
          failed={!restricted && months.isFailed}
          onRetry={months.retry}
          autoFocus={isWide}
        />
        <div ref={scroll.end} />
      </div>
      <div className={styles.foot}>
        <Button variant="text" size="small" onClick={props.onClear}>
          {t("clearDates")}
        </Button>
      </div>
    </div>
  );
}
