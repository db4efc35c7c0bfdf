import { useReport, useSettings } from "@stays/contract";
import { DaySection, NothingThisDay, useActivityTexts } from "@stays/day-booking";
import type { ActivityFilter } from "@stays/galaxy";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { DayActivities } from "./day-activities.tsx";
import type { LoadedDay } from "./loaded-day.ts";

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
export function ChosenDay({ day, loaded, filter, count, firstAvailable, onChoose }: ChosenDayProps) {
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
