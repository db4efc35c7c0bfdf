import { useIsHydrated } from "@stays/contract";
import { type ActivityFilter, isGalaxyError } from "@stays/galaxy";
import { useQueries } from "@stays/query";
import { useState } from "react";
import { dayQuery } from "./day-search.ts";
import type { LoadedDay } from "./loaded-day.ts";

/**
 * Loads days one by one: a day is requested when all days before it have loaded or failed (UP-01). Until
 * hydration it reports no results, so that the first render matches the server's HTML.
 */
export function useDaysInOrder(days: readonly string[], filter: ActivityFilter): readonly LoadedDay[] {
  const isHydrated = useIsHydrated();
  const [settled, setSettled] = useState(0);
  const answers = useQueries({
    queries: days.map((day, index) => ({ ...dayQuery(filter, day), enabled: index <= settled })),
  });
  const pending = answers.findIndex(({ isPending }) => isPending);
  const done = pending === -1 ? days.length : pending;
  // Never decreases: a retry of one day does not stop the days after it.
  if (done > settled && isHydrated) setSettled(done);
  return days.map((day, index): LoadedDay => {
    const answer = answers[index];
    if (!answer || index > settled) return { day, state: "waiting" };
    if (!isHydrated || answer.isPending) return { day, state: "asked" };
    if (answer.isError || isGalaxyError(answer.data)) return { day, state: "failed" };
    return { day, state: "loaded", search: answer.data };
  });
}
