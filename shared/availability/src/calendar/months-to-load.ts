import { addMonths } from "@stays/days";

/** The content of a month: it has arrivals, it has none, or it is not loaded. */
export type MonthContent = "days" | "empty" | "unknown";

/** The months to load and the first shown one, by their first days, YYYY-MM-01. */
export interface MonthsToLoad {
  readonly shown: string;
  readonly months: readonly string[];
  /** The range of the months, when all of them are known to have no arrival. */
  readonly empty: EmptyMonths | null;
}

/** Months without an arrival, by their first days. */
export interface EmptyMonths {
  readonly from: string;
  readonly to: string;
}

interface MonthQuestion {
  /** The initial month. */
  readonly first: string;
  /** The month that the visitor navigated to; null = not navigated yet. */
  readonly chosen: string | null;
  /** Months shown at once. */
  readonly count: number;
  /** Months searched ahead of the first one for an arrival, the setting `calendar.searchLimitMonths`. */
  readonly limit: number;
  readonly contentOf: (month: string) => MonthContent;
}

const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** Selects the months to load. Empty months are skipped until the visitor changes the month (SW-03). */
export function monthsToLoad({ first, chosen, count, limit, contentOf }: MonthQuestion): MonthsToLoad {
  const isEmpty = (month: string) => contentOf(month) === "empty";
  const loading = (shown: string, months: readonly string[]): MonthsToLoad => {
    const to = months.at(-1);
    return { shown, months, empty: to !== undefined && months.every(isEmpty) ? { from: shown, to } : null };
  };
  if (chosen !== null) return loading(chosen, monthsFrom(chosen, count));
  const searched = monthsFrom(first, 1 + limit);
  const end = searched.findIndex((month) => !isEmpty(month));
  const shown = searched[end] ?? first;
  const passed = end === -1 ? searched : searched.slice(0, end);
  return loading(shown, [...new Set([...passed, ...monthsFrom(shown, count)])]);
}
