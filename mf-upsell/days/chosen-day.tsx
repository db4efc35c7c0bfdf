import { DaySection, NothingThisDay, useActivityTexts } from "@stays/activity";
import { useSettings } from "@stays/contract";
import { FailureNote } from "@stays/ui";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import type { LoadedDay } from "./loaded-day.ts";

interface ChosenDayProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** undefined = the day is sold out and was not asked for. */
  readonly loaded: LoadedDay | undefined;
  readonly count: string;
  readonly firstAvailable: string | null;
  readonly onChoose: (day: string) => void;
}

/** One day: waiting, failed on its own, empty, or its activities (UP-01, UP-02). */
export function ChosenDay({ day, loaded, count, firstAvailable, onChoose }: ChosenDayProps) {
  return (
    <DaySection day={day} count={count}>
      <Activities key={day} day={day} loaded={loaded} firstAvailable={firstAvailable} onChoose={onChoose} />
    </DaySection>
  );
}

function Activities({ day, loaded, firstAvailable, onChoose }: Omit<ChosenDayProps, "count">) {
  const { t } = useActivityTexts();
  const { listStyle } = useSettings().upsell.day;
  if (loaded?.state === "waiting") return <ActivityTilesSkeleton style={listStyle} />;
  if (loaded?.state === "failed")
    return <FailureNote message={t("fetchFailed")} busy={loaded.isRetrying} onRetry={loaded.retry} />;
  if (!loaded || loaded.search.activities.length === 0)
    return <NothingThisDay firstAvailable={firstAvailable} onChoose={onChoose} />;
  return <BookableActivities search={loaded.search} day={day} style={listStyle} />;
}
