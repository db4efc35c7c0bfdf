import { type ActivityListStyle, type UpsellTab, useCart, useSettings, useToday } from "@stays/contract";
import { NothingThisDay, useActivityTexts } from "@stays/day-booking";
import { addMonths, getMonthStart, type IsoDay } from "@stays/days";
import type { Position, StayPeriod } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import {
  CheckIcon,
  type ElementNode,
  FailureNote,
  HydratedSuspense,
  Icon,
  RichText,
  StatusText,
  useAwaitedQuery,
} from "@stays/ui";
import { memo, type ReactNode, useState } from "react";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import styles from "./category-tab.module.css";
import { CalendarLegend, MonthDays, TabCalendar } from "./tab-calendar.tsx";
import { firstMonth, type TabSearch, tabDayQuery } from "./tab-search.ts";
import { useTabDay } from "./use-tab-day.ts";

interface CategoryTabProps {
  readonly tab: UpsellTab;
  readonly stay: StayPeriod | null;
  readonly position: Position | null;
  /** The day that the URL names, YYYY-MM-DD; null = none. */
  readonly day: string | null;
}

/**
 * One tab: its introduction, its calendar, and the activities of the chosen day (UP-03). It opens on the next
 * day with activities. The tab that is left renders for nothing but its own data.
 */
export const CategoryTab = memo(function CategoryTab({ tab, stay, position, day }: CategoryTabProps) {
  const at = { tab, position };
  const month = useTabMonth(stay, day);
  return (
    <HydratedSuspense fallback={<AwaitedTab tab={tab} stay={stay} month={month} />}>
      <OpenTab at={at} tab={tab} stay={stay} month={month} named={day} />
    </HydratedSuspense>
  );
});

function TabLayout({
  tab,
  calendar,
  stay,
  children,
}: {
  readonly tab: UpsellTab;
  readonly calendar: ElementNode;
  readonly stay: StayPeriod | null;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.tab}>
      <div className={styles.words}>
        <h2>{tab.title || tab.tab_title}</h2>
        {tab.description.value && <RichText html={tab.description.value} />}
      </div>
      <div className={styles.calendar} data-print>
        {calendar}
        <CalendarLegend stay={stay} />
      </div>
      <div className={styles.results}>{children}</div>
    </section>
  );
}

const nothing = () => {};

/** A tab whose first month is loading: no day can be chosen yet. */
function AwaitedTab({
  tab,
  stay,
  month: { month, setMonth },
}: Pick<CategoryTabProps, "tab" | "stay"> & { readonly month: TabMonth }) {
  const calendar = (
    <MonthDays
      stay={stay}
      month={month}
      onMonthChange={setMonth}
      day={null}
      onChoose={nothing}
      isAvailable={() => false}
      isLoading
    />
  );
  return (
    <TabLayout tab={tab} stay={stay} calendar={calendar}>
      <AwaitedActivities style={tab.style} />
    </TabLayout>
  );
}

function OpenTab({
  at,
  tab,
  stay,
  month: { month, setMonth, passEmpty },
  named,
}: Pick<CategoryTabProps, "tab" | "stay"> & {
  readonly at: TabSearch;
  readonly month: TabMonth;
  readonly named: string | null;
}) {
  const { t } = useTexts("mf-upsell");
  const { day, setDay, isAwaited } = useTabDay(at, month, stay, named);
  const calendar = (
    <TabCalendar
      at={at}
      stay={stay}
      month={month}
      onMonthChange={setMonth}
      onEmpty={passEmpty}
      day={day}
      onChoose={setDay}
    />
  );
  return (
    <TabLayout tab={tab} stay={stay} calendar={calendar}>
      {day && (
        <HydratedSuspense fallback={<AwaitedActivities style={tab.style} />}>
          <TabActivities at={at} day={day} style={tab.style} />
        </HydratedSuspense>
      )}
      {!day && isAwaited && <AwaitedActivities style={tab.style} />}
      {!day && !isAwaited && <p className={styles.prompt}>{t("pickDay")}</p>}
    </TabLayout>
  );
}

/** The shown month of a tab's calendar, by its first day, YYYY-MM-DD. */
interface TabMonth {
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /** Called when the shown month has no day to open. Shows the next one, unless the visitor has chosen a month. */
  readonly passEmpty: () => void;
}

/**
 * The state of the calendar's month. It opens at the month of the URL's day, else at the first month with
 * activities: of those of the stay, or without one within `searchLimitMonths` (CO-05, ruling 127).
 */
function useTabMonth(stay: StayPeriod | null, named: string | null): TabMonth {
  const { searchLimitMonths } = useSettings().calendar;
  const today = useToday();
  const first = firstMonth(stay?.start ?? null, today);
  const [passed, setPassed] = useState(0);
  const last = stay ? getMonthStart(stay.end) : addMonths(first, searchLimitMonths);
  const [chosen, setMonth] = useState(() => (named === null ? null : getMonthStart(named)));
  const passEmpty = () => {
    if (chosen !== null) return;
    if (addMonths(first, passed) < last) setPassed(passed + 1);
    else setMonth(first);
  };
  return { month: chosen ?? addMonths(first, passed), setMonth, passEmpty };
}

interface TabActivitiesProps {
  readonly at: TabSearch;
  readonly day: IsoDay;
  readonly style: ActivityListStyle;
}

function TabActivities({ at, day, style }: TabActivitiesProps) {
  const { t } = useTexts("mf-upsell");
  const { t: shared } = useActivityTexts();
  const { dayLong } = useFormat();
  const { data, isPending, isError, isFetching, refetch } = useAwaitedQuery(tabDayQuery(at, day));
  const isBooked = useCart((cart) => cart.bookedDays.activity.includes(day));
  const count = data?.activities.length;
  const retry = () => void refetch();
  return (
    <>
      <header className={styles.head}>
        <StatusText className={styles.count}>
          {isPending
            ? t("loadingActivities")
            : count !== undefined && t("countOnDay", { count, day: dayLong(day) })}
        </StatusText>
        {isBooked && (
          <p className={styles.booked}>
            <Icon of={CheckIcon} />
            <span>{t("booked")}</span>
          </p>
        )}
      </header>
      {isPending && <ActivityTilesSkeleton style={style} />}
      {isError && <FailureNote message={shared("fetchFailed")} busy={isFetching} onRetry={retry} />}
      {!isError && count === 0 && <NothingThisDay />}
      {!isError && data && count !== 0 && (
        <BookableActivities key={day} search={data} day={day} style={style} onEnded={retry} />
      )}
    </>
  );
}

function AwaitedActivities({ style }: Pick<TabActivitiesProps, "style">) {
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
