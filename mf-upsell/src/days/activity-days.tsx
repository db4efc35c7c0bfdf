import {
  type ActivityListStyle,
  useCart,
  useIsHydrated,
  usePageContext,
  useQueries,
  useSettings,
  useSuspenseQuery,
} from "@stays/contract";
import {
  type BookedStayDays,
  CountdownToBasket,
  DaySection,
  DaysNote,
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
import { dayQuery, daysOfStayQuery, firstDayWithActivities, type LoadedDay } from "./day-search.ts";

export function ActivityDaysView({ stay }: { stay: BookedStayDays }) {
  const { t } = useActivityTexts();
  const filter = dayActivityFilter(usePageContext());
  const { data } = useSuspenseQuery(daysOfStayQuery(filter, stay));
  const open = stay.days.filter((day) => data.datesWithAvailability[day] !== false);
  if (open.length === 0)
    return (
      <DaysNote>
        <CountdownToBasket message={t("nothingOnDates")} />
      </DaysNote>
    );
  return <OpenDays stay={stay} open={open} filter={filter} />;
}

interface OpenDaysProps {
  readonly stay: BookedStayDays;
  /** The days whose flag says that they have activities; the others are sold out. */
  readonly open: readonly string[];
  readonly filter: ActivityFilter;
}

function OpenDays({ stay, open, filter }: OpenDaysProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const booked = useCart((cart) => cart.bookedDays.activity);
  const [day, setDay] = useChosenDay(stay);
  const loaded = useDaysInOrder(open, filter);
  const firstAvailable = firstDayWithActivities(loaded);
  if (firstAvailable === null)
    return (
      <DaysNote>
        <CountdownToBasket message={activity.t("nothingOnDates")} />
      </DaysNote>
    );
  const ofDay = (one: string) => loaded.find((it) => it.day === one);
  const countText = (it: LoadedDay | undefined) =>
    it?.search ? t("count", { count: it.search.activities.length }) : undefined;
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
        isAsked={ofDay(day)?.isAsked}
        filter={filter}
        count={countText(ofDay(day)) ?? ""}
        firstAvailable={firstAvailable}
        onChoose={setDay}
      />
    </>
  );
}

/**
 * Loads days one by one: a day is requested when all days before it have loaded or failed (UP-01). Until
 * hydration it reports no results, so that the first render matches the server's HTML.
 */
function useDaysInOrder(days: readonly string[], filter: ActivityFilter) {
  const isHydrated = useIsHydrated();
  const [settled, setSettled] = useState(0);
  const answers = useQueries({
    queries: days.map((day, index) => ({ ...dayQuery(filter, day), enabled: index <= settled })),
  });
  const pending = answers.findIndex(({ isPending }) => isPending);
  const done = pending === -1 ? days.length : pending;
  // Never decreases: a retry of one day does not stop the days after it.
  if (done > settled && isHydrated) setSettled(done);
  return days.map((day, index) => {
    const isAsked = index <= settled;
    return { day, isAsked, search: (isHydrated && isAsked && answers[index]?.data) || null };
  });
}

interface ChosenDayProps {
  readonly day: string;
  /** Whether the day is requested; undefined = it is sold out, so it has no query. */
  readonly isAsked: boolean | undefined;
  readonly filter: ActivityFilter;
  readonly count: string;
  readonly firstAvailable: string;
  readonly onChoose: (day: string) => void;
}

function ChosenDay({ day, isAsked, filter, count, firstAvailable, onChoose }: ChosenDayProps) {
  const { t } = useActivityTexts();
  const { listStyle } = useSettings().upsell.day;
  const nothing = <NothingThisDay firstAvailable={firstAvailable} onChoose={onChoose} />;
  return (
    <DaySection day={day} count={count}>
      {isAsked === undefined && nothing}
      {isAsked === false && <ActivityTilesSkeleton style={listStyle} />}
      {isAsked && (
        <QueryBoundary
          key={day}
          fallback={<ActivityTilesSkeleton style={listStyle} />}
          failed={(retry) => <FailureNote message={t("fetchFailed")} onRetry={retry} />}
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
  readonly nothing: ReactNode;
}

function DayActivities({ day, filter, style, nothing }: DayActivitiesProps) {
  const { data, refetch } = useSuspenseQuery(dayQuery(filter, day));
  if (data.activities.length === 0) return nothing;
  return <BookableActivities search={data} day={day} style={style} onEnded={() => void refetch()} />;
}
