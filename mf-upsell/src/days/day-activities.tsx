import type { ActivityListStyle } from "@stays/contract";
import { useActivityTexts } from "@stays/day-booking";
import { type ActivityFilter, isGalaxyError } from "@stays/galaxy";
import { useSuspenseQuery } from "@stays/query";
import { FailureNote } from "@stays/ui";
import type { ReactNode } from "react";
import { BookableActivities } from "../tiles/bookable-activities.tsx";
import { dayQuery } from "./day-search.ts";

interface DayActivitiesProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly filter: ActivityFilter;
  readonly style: ActivityListStyle;
  /** Rendered when there are no activities. */
  readonly nothing: ReactNode;
}

/** The activities of a day. */
export function DayActivities({ day, filter, style, nothing }: DayActivitiesProps) {
  const { t } = useActivityTexts();
  const { data, isFetching, refetch } = useSuspenseQuery(dayQuery(filter, day));
  if (isGalaxyError(data))
    return <FailureNote message={t("fetchFailed")} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.activities.length === 0) return nothing;
  return <BookableActivities search={data} day={day} style={style} onEnded={() => void refetch()} />;
}
