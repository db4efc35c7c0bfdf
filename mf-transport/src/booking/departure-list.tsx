import type { Departure } from "@stays/domain";
import { isGalaxyError, type SearchTransportArgs, transportSearchQuery } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { useTexts } from "@stays/texts";
import { FailureNote, RadioCards, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import type { Passengers } from "./passengers.ts";
import { useDepartureOption } from "./use-departure-option.tsx";

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
  const { data, isFetching, isError, refetch } = useQuery(transportSearchQuery(search));
  const found = data === undefined || isGalaxyError(data) ? null : data;
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
