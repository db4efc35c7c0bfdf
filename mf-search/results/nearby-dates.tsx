import { useSettings, useToday } from "@stays/contract";
import { useQueries } from "@stays/query";
import { addDays, earliestArrival, monthOf, nights } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import { calendarQuery, isRefusal } from "@stays/wire";
import { useSearch } from "../search/use-search.ts";
import styles from "./nearby-dates.module.css";
import { nearestDates, type OfferedDates } from "./nearest-dates.ts";

/** How far around the wanted arrival is looked, in days. */
const AROUND = 14;

const later = (one: string, other: string): string => (one > other ? one : other);

interface NearbyDatesProps {
  readonly wanted: OfferedDates;
}

/**
 * Other dates on which as many nights can be had, from the calendar of the destination, which knows no filters. Asked
 * for only when nothing was found; silent when there are none, or the calendar does not answer.
 */
export function NearbyDates({ wanted }: NearbyDatesProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const today = useToday();
  const { earliestArrival: configured } = useSettings().calendar;
  const { state, change } = useSearch();
  const earliest = earliestArrival(today, configured);
  const first = later(addDays(wanted.start, -AROUND), earliest);
  const months = [...new Set([first, addDays(wanted.start, AROUND)].map((day) => monthOf(day).start))];
  const answers = useQueries({
    queries: months.map((month) => {
      const { start, end } = monthOf(month);
      return calendarQuery({ start: later(start, today), end, promoCode: state.promoCode });
    }),
  });
  const days = answers.flatMap(({ data }) => (data && !isRefusal(data) ? data.days : []));
  const offered = nearestDates(days, wanted, earliest);
  if (offered.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>{t("nearbyDates", { nights: t("nights", { count: nights(wanted.start, wanted.end) }) })}</p>
      <div className={styles.dates}>
        {offered.map(({ start, end }) => (
          <Button
            key={start}
            variant="secondary"
            size="small"
            onClick={() => change({ ...state, start, end }, { push: true })}
          >
            {format.range(start, end)}
          </Button>
        ))}
      </div>
    </div>
  );
}
