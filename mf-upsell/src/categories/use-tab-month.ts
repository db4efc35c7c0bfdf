import { useSettings, useToday } from "@stays/contract";
import { addMonths } from "@stays/days";
import { useState } from "react";
import type { Stay } from "./stay.ts";
import { firstMonth } from "./tab-search.ts";

/** The month in sight of a tab's calendar, by its first day, YYYY-MM-DD. */
export interface TabMonth {
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /** The month in sight has nothing: without a stay, and until the visitor turns the pages, the next one is shown. */
  readonly passEmpty: () => void;
}

/** Opens on the month of the stay; without one, on the first that has something, as far as the settings look (CO-05). */
export function useTabMonth(stay: Stay | null): TabMonth {
  const { searchLimitMonths } = useSettings().calendar;
  const first = firstMonth(stay?.start ?? null, useToday());
  const [passed, setPassed] = useState(0);
  const [chosen, setMonth] = useState(stay ? first : null);
  const passEmpty = () => {
    if (chosen !== null) return;
    if (passed < searchLimitMonths) setPassed(passed + 1);
    else setMonth(first);
  };
  return { month: chosen ?? addMonths(first, passed), setMonth, passEmpty };
}
