import { useIsHydrated, useToday } from "@stays/contract";
import type { BookedStay } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import { useQuery } from "@stays/query";
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

/** The state of a tab's day: the next day with activities, until the visitor chooses another one. */
export function useTabDay(at: TabSearch, month: string, stay: BookedStay | null): TabDay {
  const today = useToday();
  // The server may not have the month yet when it renders this part.
  const isHydrated = useIsHydrated();
  const [day, setDay] = useState<string | null>(null);
  const { data, isPending } = useQuery(tabMonthQuery(at, month, today));
  const isKnown = isHydrated && !isPending;
  const opening =
    day === null && isKnown && data && !isGalaxyError(data) ? openingDay(data, stay, today) : null;
  if (opening !== null) setDay(opening);
  return { day: day ?? opening, setDay, isAwaited: day === null && !isKnown };
}
