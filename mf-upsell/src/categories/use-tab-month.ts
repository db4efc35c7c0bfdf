import { useSettings, useToday } from "@stays/contract";
import { addMonths, monthOf } from "@stays/days";
import type { BookedStay } from "@stays/domain";
import { useState } from "react";
import { firstMonth } from "./tab-search.ts";

/** The shown month of a tab's calendar, by its first day, YYYY-MM-DD. */
export interface TabMonth {
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /** Called when the shown month has no day to open. Shows the next one, unless the visitor has chosen a month. */
  readonly passEmpty: () => void;
}

/**
 * The state of the calendar's month. It opens at the month of the URL's day, else at the first month with
 * activities: of those of the stay, or without one within `searchLimitMonths` (CO-05, ruling 127).
 */
export function useTabMonth(stay: BookedStay | null, named: string | null): TabMonth {
  const { searchLimitMonths } = useSettings().calendar;
  const today = useToday();
  const first = firstMonth(stay?.start ?? null, today);
  const [passed, setPassed] = useState(0);
  const last = stay ? monthOf(stay.end).start : addMonths(first, searchLimitMonths);
  const [chosen, setMonth] = useState(() => (named === null ? null : monthOf(named).start));
  const passEmpty = () => {
    if (chosen !== null) return;
    if (addMonths(first, passed) < last) setPassed(passed + 1);
    else setMonth(first);
  };
  return { month: chosen ?? addMonths(first, passed), setMonth, passEmpty };
}
