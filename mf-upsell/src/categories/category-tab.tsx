import type { UpsellTab } from "@stays/contract";
import type { BookedStay, Position } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import { memo } from "react";
import { CalendarLegend } from "./calendar-legend.tsx";
import styles from "./category-tab.module.css";
import { AwaitedActivities, TabActivities } from "./tab-activities.tsx";
import { TabCalendar } from "./tab-calendar.tsx";
import { useTabDay } from "./use-tab-day.ts";
import { useTabMonth } from "./use-tab-month.ts";

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
export const CategoryTab = memo(function CategoryTab({ tab, stay, position, day: named }: CategoryTabProps) {
  const { t } = useTexts("mf-upsell");
  const { month, setMonth, passEmpty } = useTabMonth(stay, named);
  const at = { tab, position };
  const { day, setDay, isAwaited } = useTabDay(at, month, stay, named);
  return (
    <section className={styles.tab}>
      <div className={styles.words}>
        <h2>{tab.title || tab.tab_title}</h2>
        {tab.description.value && <RichText html={tab.description.value} />}
      </div>
      <div className={styles.calendar}>
        <TabCalendar
          at={at}
          stay={stay}
          month={month}
          onMonthChange={setMonth}
          onEmpty={passEmpty}
          day={day}
          onChoose={setDay}
        />
        <CalendarLegend stay={stay} />
      </div>
      <div className={styles.results}>
        {day && <TabActivities at={at} day={day} style={tab.style} />}
        {!day && isAwaited && <AwaitedActivities style={tab.style} />}
        {!day && !isAwaited && <p className={styles.prompt}>{t("pickDay")}</p>}
      </div>
    </section>
  );
});
