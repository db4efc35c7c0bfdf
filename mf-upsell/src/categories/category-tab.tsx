import { type UpsellTab, useToday } from "@stays/contract";
import type { BookedStay, Position } from "@stays/domain";
import { useSuspenseQuery } from "@stays/query";
import { useTexts } from "@stays/texts";
import { type ElementNode, RichText, UntilHydrated } from "@stays/ui";
import { memo, type ReactNode, Suspense } from "react";
import { CalendarLegend } from "./calendar-legend.tsx";
import styles from "./category-tab.module.css";
import { MonthDays } from "./month-days.tsx";
import { AwaitedActivities, TabActivities } from "./tab-activities.tsx";
import { TabCalendar } from "./tab-calendar.tsx";
import { type TabSearch, tabDayQuery, tabMonthQuery } from "./tab-search.ts";
import { useTabDay } from "./use-tab-day.ts";
import { type TabMonth, useTabMonth } from "./use-tab-month.ts";

interface CategoryTabProps {
  readonly tab: UpsellTab;
  readonly stay: BookedStay | null;
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
    <Suspense fallback={<AwaitedTab tab={tab} stay={stay} month={month} />}>
      <UntilHydrated>
        <MonthAnswer at={at} month={month.month} />
      </UntilHydrated>
      <OpenTab at={at} tab={tab} stay={stay} month={month} named={day} />
    </Suspense>
  );
});

/** Suspends until the days of the month are known. */
function MonthAnswer({ at, month }: { readonly at: TabSearch; readonly month: string }) {
  useSuspenseQuery(tabMonthQuery(at, month, useToday()));
  return null;
}

/** Suspends until the activities of the day are known. */
function DayAnswer({ at, day }: { readonly at: TabSearch; readonly day: string }) {
  useSuspenseQuery(tabDayQuery(at, day));
  return null;
}

/** The parts of a tab in their places. */
function TabLayout({
  tab,
  calendar,
  stay,
  children,
}: {
  readonly tab: UpsellTab;
  readonly calendar: ElementNode;
  readonly stay: BookedStay | null;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.tab}>
      <div className={styles.words}>
        <h2>{tab.title || tab.tab_title}</h2>
        {tab.description.value && <RichText html={tab.description.value} />}
      </div>
      <div className={styles.calendar}>
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
        <Suspense fallback={<AwaitedActivities style={tab.style} />}>
          <UntilHydrated>
            <DayAnswer at={at} day={day} />
          </UntilHydrated>
          <TabActivities at={at} day={day} style={tab.style} />
        </Suspense>
      )}
      {!day && isAwaited && <AwaitedActivities style={tab.style} />}
      {!day && !isAwaited && <p className={styles.prompt}>{t("pickDay")}</p>}
    </TabLayout>
  );
}
