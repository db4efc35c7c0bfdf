import {
  type CalendarSource,
  canChoose,
  type DateChoice,
  DaysCalendar,
  DepartureNotes,
  EmptyMonthsNote,
  useStayCalendar,
  withDay,
} from "@stays/availability";
import { type StaySearch, useSettings, useToday } from "@stays/contract";
import { addMonths } from "@stays/days";
import { earliestArrival } from "@stays/domain";
import { memo } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./stay-calendar.module.css";

/** Months shown at once, one below the other. */
const MONTHS = 2;
/** Months that visitors can navigate ahead. */
const MONTHS_AHEAD = 24;

/**
 * Two months of arrival days with prices; after an arrival is chosen, its departures (CD-02, VI-04, SW-11).
 * Memoised, because it is the most expensive part of the form and independent of guests and promo code.
 */
export const StayCalendar = memo(function StayCalendar({
  source,
  search: { start, promoCode },
  dates,
  onDates,
  isRestrictable,
}: {
  readonly source: CalendarSource;
  readonly search: StaySearch;
  readonly dates: DateChoice;
  readonly onDates: (dates: DateChoice) => void;
  /** On pages of cabins the settings may restrict arrivals. */
  readonly isRestrictable: boolean;
}) {
  const { t } = usePropertyTexts();
  const { calendar } = useSettings();
  const today = useToday();
  const earliest = earliestArrival(today, calendar.earliestArrival);
  const lastDay = addMonths(today, MONTHS_AHEAD);
  const days = useStayCalendar({
    source,
    promoCode,
    opening: start !== null && start >= earliest && start <= lastDay ? start : null,
    count: MONTHS,
    arrival: dates.start,
    isLeaving: dates.isLeaving,
    earliest,
    isRestrictable,
  });
  const { isLeaving } = dates;
  const rule = { lengthsFrom: days.lengthsFrom, nights: null, takesOnlyDeparture: true };
  const isEmpty = days.empty !== null && !isLeaving;
  return (
    <>
      {isLeaving && <DepartureNotes days={days} />}
      <DaysCalendar
        days={days}
        dates={dates}
        isLeaving={isLeaving}
        months={MONTHS}
        firstDay={earliest}
        lastDay={lastDay}
        onChoose={(day) => onDates(withDay(dates, day, rule))}
        isAvailable={(day) => canChoose(days, dates, day)}
      />
      <div className={styles.legend}>
        <EmptyMonthsNote days={days} isLeaving={isLeaving} />
        {!isEmpty && <span className={styles.stay}>{t("yourStay")}</span>}
        {!isEmpty && days.hasPrices && (
          <>
            <span className={styles.lowest}>{t("lowestPrice")}</span>
            <span>{t("pricesFor")}</span>
          </>
        )}
      </div>
    </>
  );
});
