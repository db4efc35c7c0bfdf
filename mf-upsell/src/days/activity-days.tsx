import {
  type ActivityListStyle,
  useCart,
  useIsHydrated,
  usePageContext,
  useQueries,
  useReport,
  useSettings,
  useSuspenseQuery,
} from "@stays/contract";
import {
  type BookedStayDays,
  CountdownToBasket,
  DaySection,
  NothingThisDay,
  timelineDays,
  useActivityTexts,
  useChosenDay,
} from "@stays/day-booking";
import type { ActivityFilter } from "@stays/galaxy";
import { dayActivityFilter } from "@stays/search";
import { useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary, Timeline } from "@stays/ui";
import { type ReactNode, useState } from "react";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import { dayQuery, daysOfStayQuery } from "./day-search.ts";
import styles from "./days.module.css";
import { firstDayWithActivities, hasNothingAtAll, type LoadedDay } from "./loaded-day.ts";

/** The days of the stay with their activities (UP-01, UP-02). */
export function ActivityDaysView({ stay }: { stay: BookedStayDays }) {
  const { t } = useActivityTexts();
  const filter = dayActivityFilter(usePageContext());
  const { data } = useSuspenseQuery(daysOfStayQuery(filter, stay));
  const open = stay.days.filter((day) => data.datesWithAvailability[day] !== false);
  if (open.length === 0)
    return (
      <div className={styles.note}>
        <CountdownToBasket message={t("nothingOnDates")} />
      </div>
    );
  return <OpenDays stay={stay} open={open} filter={filter} />;
}

interface OpenDaysProps {
  readonly stay: BookedStayDays;
  /** The days whose flag says that they have activities; the others are sold out. */
  readonly open: readonly string[];
  readonly filter: ActivityFilter;
}

/** The timeline, which loads its days one by one, and the chosen day (UP-01). */
function OpenDays({ stay, open, filter }: OpenDaysProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const booked = useCart((cart) => cart.bookedDays.activity);
  const [day, setDay] = useChosenDay(stay);
  const loaded = useDaysInOrder(open, filter);
  if (hasNothingAtAll(loaded))
    return (
      <div className={styles.note}>
        <CountdownToBasket message={activity.t("nothingOnDates")} />
      </div>
    );
  const ofDay = (one: string) => loaded.find((it) => it.day === one);
  const countText = (it: LoadedDay | undefined) =>
    it?.state === "loaded" ? t("count", { count: it.search.activities.length }) : undefined;
  const stops = timelineDays(stay, (one) => open.includes(one), booked);
  return (
    <>
      <Timeline
        days={stops.map((stop) => ({ ...stop, note: countText(ofDay(stop.day)) }))}
        current={day}
        onChoose={setDay}
      />
      <ChosenDay
        day={day}
        loaded={ofDay(day)}
        filter={filter}
        count={countText(ofDay(day)) ?? ""}
        firstAvailable={firstDayWithActivities(loaded)}
        onChoose={setDay}
      />
    </>
  );
}

/**
 * Loads days one by one: a day is requested when all days before it have loaded or failed (UP-01). Until
 * hydration it reports no results, so that the first render matches the server's HTML.
 */
function useDaysInOrder(days: readonly string[], filter: ActivityFilter): readonly LoadedDay[] {
  const isHydrated = useIsHydrated();
  const [settled, setSettled] = useState(0);
  const answers = useQueries({
    queries: days.map((day, index) => ({ ...dayQuery(filter, day), enabled: index <= settled })),
  });
  const pending = answers.findIndex(({ isPending }) => isPending);
  const done = pending === -1 ? days.length : pending;
  // Never decreases: a retry of one day does not stop the days after it.
  if (done > settled && isHydrated) setSettled(done);
  return days.map((day, index): LoadedDay => {
    const answer = answers[index];
    if (!answer || index > settled) return { day, state: "waiting" };
    if (!isHydrated || answer.isPending) return { day, state: "asked" };
    if (answer.isError) return { day, state: "failed" };
    return { day, state: "loaded", search: answer.data };
  });
}

interface ChosenDayProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** undefined = the day is sold out, so it has no query. */
  readonly loaded: LoadedDay | undefined;
  readonly filter: ActivityFilter;
  readonly count: string;
  readonly firstAvailable: string | null;
  readonly onChoose: (day: string) => void;
}

/** One day in each of its states: waiting, failed, empty, or with activities (UP-01, UP-02). */
function ChosenDay({ day, loaded, filter, count, firstAvailable, onChoose }: ChosenDayProps) {
  const { t } = useActivityTexts();
  const { listStyle } = useSettings().upsell.day;
  const report = useReport();
  const nothing = <NothingThisDay firstAvailable={firstAvailable} onChoose={onChoose} />;
  return (
    <DaySection day={day} count={count}>
      {!loaded && nothing}
      {loaded?.state === "waiting" && <ActivityTilesSkeleton style={listStyle} />}
      {loaded && loaded.state !== "waiting" && (
        <QueryBoundary
          key={day}
          fallback={<ActivityTilesSkeleton style={listStyle} />}
          failed={(retry) => <FailureNote message={t("fetchFailed")} onRetry={retry} />}
          onError={(error) =>
            report({ operation: "availability/activity", message: error.message, cause: error })
          }
        >
          <DayActivities day={day} filter={filter} style={listStyle} nothing={nothing} />
        </QueryBoundary>
      )}
    </DaySection>
  );
}

interface DayActivitiesProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly filter: ActivityFilter;
  readonly style: ActivityListStyle;
  /** Rendered when there are no activities. */
  readonly nothing: ReactNode;
}

/** The activities of a day. */
function DayActivities({ day, filter, style, nothing }: DayActivitiesProps) {
  const { data, refetch } = useSuspenseQuery(dayQuery(filter, day));
  if (data.activities.length === 0) return nothing;
  return <BookableActivities search={data} day={day} style={style} onEnded={() => void refetch()} />;
}
