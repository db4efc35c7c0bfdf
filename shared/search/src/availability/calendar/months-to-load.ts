import { addMonths } from "@stays/days";

/** What is known of a month: it has arrivals, it has none, or it is not loaded. */
export type MonthContent = "days" | "empty" | "unknown";

/** Which months are asked for, and which is the first in sight. First days of months, YYYY-MM-01. */
export interface MonthsToLoad {
  readonly shown: string;
  readonly months: readonly string[];
  /** The first and the last of them, when it is known that none has an arrival. */
  readonly empty: EmptyMonths | null;
}

/** Months without an arrival, by their first days. */
export interface EmptyMonths {
  readonly from: string;
  readonly to: string;
}

interface MonthQuestion {
  /** Where the calendar opens. */
  readonly first: string;
  /** Where the visitor went; null = has not changed the month. */
  readonly chosen: string | null;
  /** Months in sight. */
  readonly count: number;
  /** Months searched for a first arrival, the setting `calendar.searchLimitMonths`. */
  readonly limit: number;
  readonly contentOf: (month: string) => MonthContent;
}

const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** Months on demand; empty ones are passed over until the visitor changes the month (SW-03). */
export function monthsToLoad({ first, chosen, count, limit, contentOf }: MonthQuestion): MonthsToLoad {
  const isEmpty = (month: string) => contentOf(month) === "empty";
  const loading = (shown: string, months: readonly string[]): MonthsToLoad => {
    const to = months.at(-1);
    return { shown, months, empty: to !== undefined && months.every(isEmpty) ? { from: shown, to } : null };
  };
  if (chosen !== null) return loading(chosen, monthsFrom(chosen, count));
  const searched = monthsFrom(first, Math.max(1, limit));
  const end = searched.findIndex((month) => !isEmpty(month));
  const shown = searched[end] ?? first;
  const passed = end === -1 ? searched : searched.slice(0, end);
  return loading(shown, [...new Set([...passed, ...monthsFrom(shown, count)])]);
}
