import { useQuery } from "@stays/query";
import type { Departure, TransportSearch } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { FailureNote, RadioCards, type RadioOption, Skeleton, SkeletonList } from "@stays/ui";
import { isRefusal, type SearchTransportArgs, transportSearchQuery } from "@stays/wire";
import { isSoldOut, type Passengers } from "./passengers.ts";

interface DepartureListProps {
  readonly search: SearchTransportArgs;
  readonly passengers: Passengers;
  readonly chosen: string | null;
  readonly onChoose: (departure: Departure, searchId: string) => void;
}

/** The departures of a day, as Galaxy has them now (TR-03). */
export function DepartureList({ search, passengers, chosen, onChoose }: DepartureListProps) {
  const { t } = useTexts("mf-transport");
  const { data, isPending, isError, refetch, isFetching } = useQuery(transportSearchQuery(search));
  if (isPending) return <SkeletonList count={3}>{() => <Skeleton height="4rem" />}</SkeletonList>;
  if (isError || isRefusal(data))
    return <FailureNote message={t("failMessage")} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.departures.length === 0) return <p role="status">{t("noDepartures")}</p>;
  return <Departures found={data} passengers={passengers} chosen={chosen} onChoose={onChoose} />;
}

interface DeparturesProps extends Omit<DepartureListProps, "search"> {
  readonly found: TransportSearch;
}

function Departures({ found, passengers, chosen, onChoose }: DeparturesProps) {
  const { t } = useTexts("mf-transport");
  const { dayMonthWeekday, time, money } = useFormat();
  const option = (departure: Departure): RadioOption => {
    const { departureTime, arrivalTime, bookKey, price } = departure;
    const soldOut = isSoldOut(departure, passengers);
    const times = {
      date: dayMonthWeekday(departureTime.slice(0, 10)),
      departs: time(departureTime),
      arrives: time(arrivalTime),
    };
    return {
      value: bookKey,
      label: t(soldOut ? "departureSoldOut" : "departureName", times),
      shown: (
        <>
          <b>
            {times.departs} – {times.arrives}
          </b>{" "}
          {times.date}
        </>
      ),
      end: soldOut ? t("soldOut") : money(price.amount, price.currency),
      disabled: soldOut,
    };
  };
  return (
    <RadioCards
      label={t("departure")}
      options={found.departures.map(option)}
      value={chosen}
      onChange={(bookKey) => {
        const departure = found.departures.find((one) => one.bookKey === bookKey);
        if (departure) onChoose(departure, found.searchId);
      }}
    />
  );
}
