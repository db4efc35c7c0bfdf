import { useVisit } from "@stays/contract";
import { type BookedStayDays, CountdownToBasket, useActivityTexts } from "@stays/day-booking";
import { isGalaxyError } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { dayActivityFilter } from "@stays/search";
import { FailureNote } from "@stays/ui";
import { daysOfStayQuery } from "./day-search.ts";
import styles from "./days.module.css";
import { OpenDays } from "./open-days.tsx";

/** The days of the stay with their activities (UP-01, UP-02). */
export function ActivityDaysView({ stay }: { stay: BookedStayDays }) {
  const { t } = useActivityTexts();
  const filter = dayActivityFilter(useVisit());
  const { data, refetch, isFetching } = useSuspenseQuery(daysOfStayQuery(filter, stay));
  if (isGalaxyError(data))
    return (
      <div className={styles.note}>
        <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  const open = stay.days.filter((day) => data.datesWithAvailability[day] !== false);
  if (open.length === 0)
    return (
      <div className={styles.note}>
        <CountdownToBasket message={t("nothingOnDates")} />
      </div>
    );
  return <OpenDays stay={stay} open={open} filter={filter} />;
}
