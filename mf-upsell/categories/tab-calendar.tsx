import { useActivityTexts } from "@stays/activity";
import { useSettings, useToday } from "@stays/contract";
import { useQuery } from "@stays/query";
import { Calendar, FailureNote } from "@stays/ui";
import { isRefusal } from "@stays/wire";
import { useState } from "react";
import { CalendarLegend } from "./calendar-legend.tsx";
import styles from "./category-tab.module.css";
import { isOfStay, type Stay } from "./stay.ts";
import { firstMonth, type TabPlace, tabMonthQuery } from "./tab-search.ts";

interface TabCalendarProps {
  readonly at: TabPlace;
  readonly stay: Stay | null;
  /** The chosen day, YYYY-MM-DD. */
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}

/** The days on which a tab has activities, month by month, beside those of the stay (UP-03). */
export function TabCalendar({ at, stay, day, onChoose }: TabCalendarProps) {
  const { t } = useActivityTexts();
  const today = useToday();
  const { currency } = useSettings();
  const first = firstMonth(stay?.start ?? null, today);
  const [month, setMonth] = useState(first);
  const { data, isPending, isError, isFetching, refetch } = useQuery(tabMonthQuery(at, month, today));
  const isFailed = isError || isRefusal(data);
  const available = data && !isRefusal(data) ? data.datesWithAvailability : {};
  return (
    <div className={styles.calendar}>
      {isFailed && (
        <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <Calendar
        today={today}
        month={month}
        onMonthChange={setMonth}
        firstDay={first}
        start={day}
        end={day}
        onChoose={onChoose}
        isAvailable={(one) => available[one] === true}
        isMarked={(one) => isOfStay(stay, one)}
        currency={currency}
        loading={isPending}
      />
      <CalendarLegend stay={stay} />
    </div>
  );
}
