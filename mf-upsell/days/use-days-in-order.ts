import { useQueries } from "@stays/query";
import { type ActivityFilter, isRefusal } from "@stays/wire";
import { useState } from "react";
import { dayQuery } from "./day-search.ts";
import type { LoadedDay } from "./loaded-day.ts";

/** Asks for days one by one, in their order: a day starts when all before it have come or failed (UP-01). */
export function useDaysInOrder(days: readonly string[], filter: ActivityFilter): readonly LoadedDay[] {
  const [settled, setSettled] = useState(0);
  const answers = useQueries({
    queries: days.map((day, index) => ({ ...dayQuery(filter, day), enabled: index <= settled })),
  });
  const waiting = answers.findIndex(({ isPending }) => isPending);
  const done = waiting === -1 ? days.length : waiting;
  // Never back: a day that is tried again does not stop those after it.
  if (done > settled) setSettled(done);
  return days.map((day, index): LoadedDay => {
    const answer = answers[index];
    if (!answer || answer.isPending) return { day, state: "waiting" };
    if (answer.isError || isRefusal(answer.data)) {
      return {
        day,
        state: "failed",
        isRetrying: answer.isFetching,
        retry: () => void answer.refetch(),
      };
    }
    return { day, state: "loaded", search: answer.data };
  });
}
