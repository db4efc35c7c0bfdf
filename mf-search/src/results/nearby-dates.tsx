import { useSettings, useToday } from "@stays/contract";
import { addDays, nights } from "@stays/days";
import { earliestArrival } from "@stays/domain";
import { nearestStays, StayChoices, useCalendarDays } from "@stays/search/availability";
import { useTexts } from "@stays/texts";
import { useSearch } from "../search/use-search.ts";
import styles from "./nearby-dates.module.css";

/** How far around the wanted arrival is looked, in days. */
const AROUND = 14;
/** Suggestions that are shown; more would be another calendar. */
const MOST = 3;
/** The calendar of the destination, which knows no filters. */
const DESTINATION = {};

const later = (one: string, other: string): string => (one > other ? one : other);

interface NearbyDatesProps {
  /** YYYY-MM-DD. */
  readonly wanted: { readonly start: string; readonly end: string };
}

/**
 * Other dates on which as many nights can be had at the destination, in the order of the calendar. Asked for only when
 * nothing was found; silent when there are none, or the calendar does not answer.
 */
export function NearbyDates({ wanted: { start, end } }: NearbyDatesProps) {
  const { t } = useTexts("mf-search");
  const today = useToday();
  const { earliestArrival: configured } = useSettings().calendar;
  const { state, change } = useSearch();
  const length = nights(start, end);
  const earliest = earliestArrival(today, configured);
  const days = useCalendarDays({
    source: DESTINATION,
    promoCode: state.promoCode,
    months: [later(addDays(start, -AROUND), earliest), addDays(start, AROUND)],
  });
  const asLong = days.filter(({ stayLengths }) => stayLengths.includes(length));
  const offered = nearestStays(asLong, { start, nights: length, earliest, count: MOST });
  if (offered.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>{t("nearbyDates", { nights: t("nights", { count: length }) })}</p>
      <div className={styles.dates}>
        <StayChoices
          stays={[...offered].sort((one, other) => one.start.localeCompare(other.start))}
          onChoose={(stay) => change({ ...state, ...stay, bounds: null }, { push: true })}
        />
      </div>
    </div>
  );
}
