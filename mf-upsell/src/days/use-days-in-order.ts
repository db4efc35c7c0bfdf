import { useIsHydrated } from "@stays/contract";
import { type ActivityFilter, isGalaxyError } from "@stays/galaxy";
import { useQueries } from "@stays/query";
import { useState } from "react";
import { dayQuery } from "./day-search.ts";
import type { LoadedDay } from "./loaded-day.ts";

/**
 * Asks for days one by one, in their order: a day is asked for when all before it have come or failed (UP-01). Until
 * the browser has taken the page over nothing is said of them, so that its first look is the server's.
 */
export function useDaysInOrder(days: readonly string[], filter: ActivityFilter): readonly LoadedDay[] {
  const isHydrated = useIsHydrated();
  const [settled, setSettled] = useState(0);
  const answers = useQueries({
    queries: days.map((day, index) => ({ ...dayQuery(filter, day), enabled: index <= settled })),
  });
  const pending = answers.findIndex(({ isPending }) => isPending);
  const done = pending === -1 ? days.length : pending;
  // Never back: a day that is tried again does not stop those after it.
  if (done > settled && isHydrated) setSettled(done);
  return days.map((day, index): LoadedDay => {
    const answer = answers[index];
    if (!answer || index > settled) return { day, state: "waiting" };
    if (!isHydrated || answer.isPending) return { day, state: "asked" };
    if (answer.isError || isGalaxyError(answer.data)) return { day, state: "failed" };
    return { day, state: "loaded", search: answer.data };
  });
}
