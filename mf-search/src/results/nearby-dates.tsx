import { nearestStays, StayChoices, useNearestDays } from "@stays/availability";
import { useSettings, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { earliestArrival } from "@stays/domain";
import { useStaySearch } from "@stays/search";
import { useTexts } from "@stays/texts";
import { inline } from "@stays/ui";
import styles from "./nearby-dates.module.css";

/** Most suggestions shown; more would repeat the calendar. */
const MOST = 3;
/** Calendar source of the whole destination, which has no filters. */
const DESTINATION = {};

interface NearbyDatesProps {
  /** YYYY-MM-DD. */
  readonly wanted: { readonly start: string; readonly end: string };
  /** Whether the search has filters, which the dates do not regard. */
  readonly hasFilters: boolean;
}

/**
 * Other dates with as many nights at the destination, in calendar order. Requested only when nothing was
 * found. Renders nothing when there are none or the calendar request fails.
 */
export function NearbyDates({ wanted: { start, end }, hasFilters }: NearbyDatesProps) {
  const { t } = useTexts("mf-search");
  const today = useToday();
  const { earliestArrival: configured } = useSettings().calendar;
  const { search, change } = useStaySearch();
  const length = nights(start, end);
  const earliest = earliestArrival(today, configured);
  const days = useNearestDays({
    source: DESTINATION,
    promoCode: search.promoCode,
    wanted: start,
    isOffered: ({ date, stayLengths }) => date >= earliest && stayLengths.includes(length),
  });
  const offered = nearestStays(days, { start, nights: length, earliest, count: MOST });
  if (offered.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>
        {t(hasFilters ? "nearbyDates" : "nearbyDatesNoFilters", { nights: t("nights", { count: length }) })}
      </p>
      <div className={inline(2)}>
        <StayChoices
          stays={[...offered].sort((one, other) => one.start.localeCompare(other.start))}
          onChoose={(stay) => change({ ...search, ...stay, bounds: null }, { push: true })}
        />
      </div>
    </div>
  );
}
