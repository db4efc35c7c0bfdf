import { useReport, useToday } from "@stays/contract";
import { useActivityTexts } from "@stays/day-booking";
import { isGalaxyError } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { useDeferredValue, useEffect } from "react";
import { MonthDays, type MonthDaysProps } from "./month-days.tsx";
import { openingDay } from "./opening-day.ts";
import { type TabSearch, tabMonthQuery } from "./tab-search.ts";

interface TabCalendarProps extends MonthDaysProps {
  readonly at: TabSearch;
  /** Called when the shown month has no day on which the tab opens. */
  readonly onEmpty: () => void;
}

const anyDay = () => true;

/**
 * The days on which a tab has activities, month by month, with the days of the stay marked (UP-03). If a
 * month fails to load, its days stay selectable: each day has its own query.
 */
export function TabCalendar({ at, onEmpty, ...days }: TabCalendarProps) {
  const { t } = useActivityTexts();
  const report = useReport();
  return (
    <QueryBoundary
      fallback={<MonthDays {...days} isAvailable={anyDay} isLoading />}
      failed={(retry) => (
        <>
          <FailureNote message={t("fetchFailed")} onRetry={retry} />
          <MonthDays
            {...days}
            isAvailable={anyDay}
            onMonthChange={(month) => {
              days.onMonthChange(month);
              retry();
            }}
          />
        </>
      )}
      onError={(error) =>
        report({ operation: "availability/activity/by-day", message: error.message, cause: error })
      }
    >
      <LoadedMonth {...days} at={at} onEmpty={onEmpty} />
    </QueryBoundary>
  );
}

function LoadedMonth({ at, onEmpty, ...days }: TabCalendarProps) {
  const { t } = useActivityTexts();
  const today = useToday();
  // The new month shows its days as loading; without the deferred value a skeleton would replace the
  // calendar.
  const shown = useDeferredValue(days.month);
  const { data, isFetching, refetch } = useSuspenseQuery(tabMonthQuery(at, shown, today));
  const isRefused = isGalaxyError(data);
  const isEmpty = !isRefused && shown === days.month && openingDay(data, days.stay, today) === null;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  return (
    <>
      {isRefused && (
        <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <MonthDays
        {...days}
        isAvailable={isRefused ? anyDay : (day) => data.datesWithAvailability[day] === true}
        isLoading={shown !== days.month}
      />
    </>
  );
}
