import type { Departure } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import type { RadioOption } from "@stays/ui";
import styles from "./departure.module.css";
import { durationOf, isSoldOut, laterArrivalDay } from "./departure.ts";
import type { Passengers } from "./passengers.ts";

/**
 * Returns a function that formats a departure as a radio option: times, duration, day and price. A departure
 * with too few seats for the passengers is sold out.
 */
export function useDepartureOption(passengers: Passengers): (departure: Departure) => RadioOption {
  const { t } = useTexts("mf-transport");
  const { dayMonthWeekday, time, money } = useFormat();

  function durationText(departure: Departure): string | undefined {
    const duration = durationOf(departure);
    if (!duration) return undefined;
    if (duration.hours === 0) return t("minutes", duration);
    return duration.minutes === 0 ? t("hours", duration) : t("hoursMinutes", duration);
  }

  return (departure) => {
    const isFull = isSoldOut(departure, passengers);
    const date = dayMonthWeekday(departure.departureTime);
    const departs = time(departure.departureTime);
    const arrives = time(departure.arrivalTime);
    const arrivalDay = laterArrivalDay(departure);
    return {
      value: departure.bookKey,
      label: t(isFull ? "departureSoldOut" : "departureName", { date, departs, arrives }),
      shown: `${departs} – ${arrives}`,
      beside: durationText(departure),
      note: arrivalDay ? t("arrivesLater", { date, arrival: dayMonthWeekday(arrivalDay) }) : date,
      end: isFull ? (
        <span className={styles.soldOut}>{t("soldOut")}</span>
      ) : (
        money(departure.price.amount, departure.price.currency)
      ),
      disabled: isFull,
    };
  };
}
