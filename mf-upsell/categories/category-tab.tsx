import { useActivityTexts } from "@stays/activity";
import { type UpsellTab, useReport, useToday } from "@stays/contract";
import type { Position } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary, RichText, Skeleton } from "@stays/ui";
import { useState } from "react";
import { CalendarLegend } from "./calendar-legend.tsx";
import styles from "./category-tab.module.css";
import type { Stay } from "./stay.ts";
import { TabActivities } from "./tab-activities.tsx";
import { TabCalendar } from "./tab-calendar.tsx";
import { firstMonth } from "./tab-search.ts";

interface CategoryTabProps {
  readonly tab: UpsellTab;
  readonly stay: Stay | null;
  readonly position: Position | null;
}

/** One tab: what it is about, its calendar, and the activities of the chosen day (UP-03). */
export function CategoryTab({ tab, stay, position }: CategoryTabProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const report = useReport();
  const today = useToday();
  const [month, setMonth] = useState(firstMonth(stay?.start ?? null, today));
  const [day, setDay] = useState<string | null>(null);
  const at = { tab, position };
  return (
    <section className={styles.tab}>
      <div className={styles.words}>
        <h2>{tab.title || tab.tab_title}</h2>
        {tab.description.value && <RichText html={tab.description.value} />}
      </div>
      <div className={styles.calendar}>
        <QueryBoundary
          fallback={<Skeleton height="21rem" />}
          failed={(retry) => <FailureNote message={activity.t("fetchFailed")} onRetry={retry} />}
          onError={(error) => report({ operation: "availability/activity/by-day", message: error.message })}
        >
          <TabCalendar
            at={at}
            stay={stay}
            month={month}
            onMonthChange={setMonth}
            day={day}
            onChoose={setDay}
          />
        </QueryBoundary>
        <CalendarLegend stay={stay} />
      </div>
      <div className={styles.results}>
        {day ? (
          <TabActivities at={at} day={day} style={tab.style} />
        ) : (
          <p className={styles.prompt}>{t("pickDay")}</p>
        )}
      </div>
    </section>
  );
}
