import { useSettings, useToday } from "@stays/contract";
import { addMonths, monthOf } from "@stays/days";
import type { BookedStay } from "@stays/domain";
import { useState } from "react";
import { firstMonth } from "./tab-search.ts";

/** The shown month of a tab's calendar, by its first day, YYYY-MM-DD. */
export interface TabMonth {
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /**
   * Called when the shown month is empty. Shows the next one, unless there is a stay or the visitor has
   * chosen a month.
   */
  readonly passEmpty: () => void;
}

/**
 * The state of the calendar's month. It opens at the month of the URL's day, else of the stay; without both,
 * at the first month with activities within `searchLimitMonths` (CO-05).
 */
export function useTabMonth(stay: BookedStay | null, named: string | null): TabMonth {
  const { searchLimitMonths } = useSettings().calendar;
  const today = useToday();
  const first = firstMonth(stay?.start ?? null, today);
  const [passed, setPassed] = useState(0);
  const [chosen, setMonth] = useState(() => {
    if (named !== null) return monthOf(named).start;
    return stay ? first : null;
  });
  const passEmpty = () => {
    if (chosen !== null) return;
    if (passed < searchLimitMonths) setPassed(passed + 1);
    else setMonth(first);
  };
  return { month: chosen ?? addMonths(first, passed), setMonth, passEmpty };
}
