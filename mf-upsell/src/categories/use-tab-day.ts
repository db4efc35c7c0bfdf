import {
  useIsHydrated,
  useNavigateTo,
  usePageContext,
  useQuery,
  useQueryClient,
  useToday,
} from "@stays/contract";
import type { StayPeriod } from "@stays/domain";
import { queryIfAsked } from "@stays/galaxy";
import { withQueryKeys } from "@stays/routes";
import { useAwaitedQuery } from "@stays/ui";
import { useState } from "react";
import { openingDay, type TabSearch, tabDayQuery, tabMonthQuery } from "./tab-search.ts";

/** Whether a day is known to have nothing although its month says otherwise; until hydration none is. */
export function useEmptyDays(at: TabSearch): (day: string) => boolean {
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  return (day) => {
    const found = isHydrated && client.getQueryData(tabDayQuery(at, day).queryKey);
    return found ? found.activities.length === 0 : false;
  };
}

/** The tab's day: that of the URL, else the next with activities, until one is chosen (rulings 104 and 127). */
export function useTabDay(at: TabSearch, month: string, stay: StayPeriod | null, named: string | null) {
  const today = useToday();
  const { search } = usePageContext().route;
  const navigateTo = useNavigateTo();
  const [day, setDay] = useState(named);
  const { data, isPending } = useAwaitedQuery(tabMonthQuery(at, month, today));
  const isEmptyDay = useEmptyDays(at);
  const opening = day === null && data ? openingDay(data, stay, today, isEmptyDay) : null;
  const first = useQuery(queryIfAsked(opening, (one: string) => tabDayQuery(at, one)));
  const isOpen = first.isError || (first.data && first.data.activities.length > 0);
  if (opening !== null && isOpen) setDay(opening);
  function choose(next: string): void {
    setDay(next);
    navigateTo({ search: withQueryKeys(search, { day: next }) });
  }
  const shown = day ?? opening;
  // Awaited = the month that decides on the first day is loading.
  return { day: shown, setDay: choose, isAwaited: shown === null && isPending };
}
