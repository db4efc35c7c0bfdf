import { type ActivityListStyle, useCart } from "@stays/contract";
import { NothingThisDay, useActivityTexts } from "@stays/day-booking";
import { isGalaxyError } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { useFormat, useTexts } from "@stays/texts";
import { CheckIcon, FailureNote, Icon, StatusText } from "@stays/ui";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import styles from "./category-tab.module.css";
import { type TabSearch, tabDayQuery } from "./tab-search.ts";

interface TabActivitiesProps {
  readonly at: TabSearch;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly style: ActivityListStyle;
}

/** The activities of a tab on the chosen day, with their count (UP-03). */
export function TabActivities({ at, day, style }: TabActivitiesProps) {
  const { t } = useTexts("mf-upsell");
  const { dayLong } = useFormat();
  const { data, isPending } = useQuery(tabDayQuery(at, day));
  const isBooked = useCart((cart) => cart.bookedDays.activity.includes(day));
  const count = data && !isGalaxyError(data) ? data.activities.length : null;
  return (
    <>
      <header className={styles.head}>
        <StatusText className={styles.count}>
          {isPending
            ? t("loadingActivities")
            : count !== null && t("countOnDay", { count, day: dayLong(day) })}
        </StatusText>
        {isBooked && (
          <p className={styles.booked}>
            <Icon of={CheckIcon} />
            <span>{t("booked")}</span>
          </p>
        )}
      </header>
      <Activities key={day} at={at} day={day} style={style} />
    </>
  );
}

/** The skeleton of a tab's activities while their day is not known. */
export function AwaitedActivities({ style }: Pick<TabActivitiesProps, "style">) {
  const { t } = useTexts("mf-upsell");
  return (
    <>
      <header className={styles.head}>
        <StatusText className={styles.count}>{t("loadingActivities")}</StatusText>
      </header>
      <ActivityTilesSkeleton style={style} />
    </>
  );
}

function Activities({ at, day, style }: TabActivitiesProps) {
  const { t } = useActivityTexts();
  const { data, isPending, isError, isFetching, refetch } = useQuery(tabDayQuery(at, day));
  if (isPending) return <ActivityTilesSkeleton style={style} />;
  if (isError || isGalaxyError(data))
    return <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.activities.length === 0) return <NothingThisDay />;
  return <BookableActivities search={data} day={day} style={style} onEnded={() => void refetch()} />;
}
