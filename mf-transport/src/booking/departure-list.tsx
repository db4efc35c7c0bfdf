import { useQuery } from "@stays/contract";
import type { Departure } from "@stays/domain";
import { type SearchTransportArgs, transportSearchQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import { FailureNote, RadioCards, type RadioOption, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import styles from "./departure.module.css";
import { durationOf, isSoldOut, laterArrivalDay } from "./departure.ts";
import type { Passengers } from "./passengers.ts";

interface DepartureListProps {
  readonly search: SearchTransportArgs;
  readonly passengers: Passengers;
  readonly chosen: string | null;
  readonly onChoose: (departure: Departure, searchId: string) => void;
}

/** The departures of a day, queried anew for each search (TR-03). */
export function DepartureList({ search, passengers, chosen, onChoose }: DepartureListProps) {
  const { t } = useTexts("mf-transport");
  const optionOf = useDepartureOption(passengers);
  // Earlier results stay hidden during a new search, because seats may have sold since.
  const { data: found, isFetching, isError, refetch } = useQuery(transportSearchQuery(search));
  const choose = (bookKey: string) => {
    const departure = found?.departures.find((one) => one.bookKey === bookKey);
    if (found && departure) onChoose(departure, found.searchId);
  };
  if (isFetching)
    return (
      <>
        <StatusText hidden>{t("searching")}</StatusText>
        <SkeletonList count={3}>{() => <Skeleton height="4rem" />}</SkeletonList>
      </>
    );
  if (isError || !found)
    return (
      <FailureNote message={t("failMessage")} onRetry={() => void refetch()}>
        {t("departuresFailed")}
      </FailureNote>
    );
  return (
    <>
      <StatusText hidden={found.departures.length > 0}>
        {found.departures.length === 0
          ? t("noDepartures")
          : t("departures", { count: found.departures.length })}
      </StatusText>
      {found.departures.length > 0 && (
        <RadioCards
          label={t("departure")}
          options={found.departures.map(optionOf)}
          value={chosen}
          onChange={choose}
        />
      )}
    </>
  );
}

/**
 * Returns a function that formats a departure as a radio option: times, duration, day and price. A departure
 * with too few seats for the passengers is sold out.
 */
function useDepartureOption(passengers: Passengers): (departure: Departure) => RadioOption {
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
