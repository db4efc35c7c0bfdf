import { useActivityTexts } from "@stays/activity";
import { useSettings, useToday } from "@stays/contract";
import { useSuspenseQuery } from "@stays/query";
import { Calendar, FailureNote } from "@stays/ui";
import { isRefusal } from "@stays/wire";
import { useDeferredValue } from "react";
import { isOfStay, type Stay } from "./stay.ts";
import { firstMonth, type TabPlace, tabMonthQuery } from "./tab-search.ts";

interface TabCalendarProps {
  readonly at: TabPlace;
  readonly stay: Stay | null;
  /** The first of the month in sight. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** The chosen day, YYYY-MM-DD. */
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}

/** The days on which a tab has activities, month by month, beside those of the stay (UP-03). */
export function TabCalendar({ at, stay, month, onMonthChange, day, onChoose }: TabCalendarProps) {
  const { t } = useActivityTexts();
  const today = useToday();
  const { currency } = useSettings();
  // A month that is gone to shows its days as waiting; the one before does not give way to a placeholder.
  const shown = useDeferredValue(month);
  const { data, isFetching, refetch } = useSuspenseQuery(tabMonthQuery(at, shown, today));
  const available = isRefusal(data) ? {} : data.datesWithAvailability;
  return (
    <>
      {isRefusal(data) && (
        <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <Calendar
        today={today}
        month={month}
        onMonthChange={onMonthChange}
        firstDay={firstMonth(stay?.start ?? null, today)}
        start={day}
        end={day}
        onChoose={onChoose}
        isAvailable={(one) => available[one] === true}
        isMarked={(one) => isOfStay(stay, one)}
        currency={currency}
        loading={shown !== month}
      />
    </>
  );
}
