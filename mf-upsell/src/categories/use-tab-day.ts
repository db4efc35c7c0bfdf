import { useReplaceSearch, useToday, useVisit } from "@stays/contract";
import type { BookedStay } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { withQueryKeys } from "@stays/routes";
import { useState } from "react";
import { openingDay } from "./opening-day.ts";
import { type TabSearch, tabMonthQuery } from "./tab-search.ts";

/** The chosen day of a tab, YYYY-MM-DD; null = none. */
export interface TabDay {
  readonly day: string | null;
  readonly setDay: (day: string) => void;
  /** Whether the month that decides on the first day is loading. */
  readonly isAwaited: boolean;
}

/**
 * The state of a tab's day: that of the URL, else the next day with activities, until the visitor chooses
 * another one (ruling 104).
 */
export function useTabDay(
  at: TabSearch,
  month: string,
  stay: BookedStay | null,
  named: string | null,
): TabDay {
  const today = useToday();
  const { search } = useVisit().place;
  const replaceSearch = useReplaceSearch();
  const [day, setDay] = useState(named);
  const { data, isPending } = useQuery(tabMonthQuery(at, month, today));
  const opening = day === null && data && !isGalaxyError(data) ? openingDay(data, stay, today) : null;
  if (opening !== null) setDay(opening);
  function choose(next: string): void {
    setDay(next);
    replaceSearch(withQueryKeys(search, { day: next }));
  }
  const shown = day ?? opening;
  return { day: shown, setDay: choose, isAwaited: shown === null && isPending };
}
