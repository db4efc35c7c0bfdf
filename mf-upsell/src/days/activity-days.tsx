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
  DaySection,
  type DaysOfStay,
  NothingOnDates,
  NothingThisDay,
  timelineDays,
  useActivityTexts,
  useChosenDay,
} from "@stays/day-booking";
import type { ActivityFilter } from "@stays/galaxy";
import { dayActivityFilter } from "@stays/search";
import { type IsoDay, useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary, Timeline } from "@stays/ui";
import { type ReactNode, useState } from "react";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import { dayQuery, daysOfStayQuery, firstDayWithActivities } from "./day-search.ts";

export function ActivityDaysView({ stay }: { stay: DaysOfStay }) {
  const { t } = useTexts("mf-upsell");
  const filter = dayActivityFilter(usePageContext());
  const { data } = useSuspenseQuery(daysOfStayQuery(filter, stay));
  const booked = useCart((cart) => cart.bookedDays.activity);
  const [day, setDay] = useChosenDay(stay);
  const open = stay.days.filter((one) => data.datesWithAvailability[one] !== false);
  const loaded = useDaysInOrder(open, filter);
  const firstAvailable = firstDayWithActivities(loaded);
  if (firstAvailable === null) return <NothingOnDates />;
  const ofDay = (one: string) => loaded.find((it) => it.day === one);
  const countText = (one: string) => {
    const search = ofDay(one)?.search;
    return search ? t("count", { count: search.activities.length }) : undefined;
  };
  const stops = timelineDays(stay, (one) => open.includes(one), booked);
  return (
    <>
      <Timeline
        days={stops.map((stop) => ({ ...stop, note: countText(stop.day) }))}
        current={day}
        onChoose={setDay}
      />
      <DaySection day={day} count={countText(day) ?? ""}>
        <ChosenDay
          key={day}
          day={day}
          isAsked={ofDay(day)?.isAsked}
          filter={filter}
          nothing={<NothingThisDay firstAvailable={firstAvailable} onChoose={setDay} />}
        />
      </DaySection>
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
  readonly day: IsoDay;
  /** Whether the day is requested; undefined = it is sold out, so it has no query. */
  readonly isAsked: boolean | undefined;
  readonly filter: ActivityFilter;
  /** Shown for a day without activities. */
  readonly nothing: ReactNode;
}

function ChosenDay({ isAsked, ...day }: ChosenDayProps) {
  const { t } = useActivityTexts();
  const { listStyle } = useSettings().upsell.day;
  const skeleton = <ActivityTilesSkeleton style={listStyle} />;
  if (isAsked === undefined) return day.nothing;
  if (!isAsked) return skeleton;
  return (
    <QueryBoundary
      fallback={skeleton}
      failed={(retry) => <FailureNote message={t("fetchFailed")} onRetry={retry} />}
    >
      <DayActivities {...day} style={listStyle} />
    </QueryBoundary>
  );
}

interface DayActivitiesProps extends Omit<ChosenDayProps, "isAsked"> {
  readonly style: ActivityListStyle;
}

function DayActivities({ day, filter, style, nothing }: DayActivitiesProps) {
  const { data, refetch } = useSuspenseQuery(dayQuery(filter, day));
  if (data.activities.length === 0) return nothing;
  return <BookableActivities search={data} day={day} style={style} onEnded={() => void refetch()} />;
}
