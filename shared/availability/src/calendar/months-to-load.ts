import { addMonths, getMonthStart } from "@stays/days";

/** The content of a month: it has arrivals, it has none, or it is not loaded. */
export type MonthContent = "days" | "empty" | "unknown";

/** The months to load and the first shown one, by their first days, YYYY-MM-01. */
interface MonthsToLoad {
  readonly shown: string;
  readonly months: readonly string[];
  /** The range of the months, when all of them are known to have no arrival. */
  readonly empty: EmptyMonths | null;
}

export interface EmptyMonths {
  readonly from: string;
  readonly to: string;
}

interface MonthQuestion {
  readonly first: string;
  /** The month that the visitor navigated to; null = not navigated yet. */
  readonly chosen: string | null;
  readonly count: number;
  /** Months searched ahead of the first one for an arrival, the setting `calendar.searchLimitMonths`. */
  readonly limit: number;
  readonly getContent: (month: string) => MonthContent;
}

const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** Selects the months to load. Empty months are skipped until the visitor changes the month (SW-03). */
export function monthsToLoad({ first, chosen, count, limit, getContent }: MonthQuestion): MonthsToLoad {
  const isEmpty = (month: string) => getContent(month) === "empty";
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

/**
 * The months to search for the stays nearest to a day: its own, those beside it, and further ones while all
 * of them are empty. First days of months, YYYY-MM-01.
 *
 * @param limit most months to each side, the setting `calendar.searchLimitMonths`
 * @param isEmpty whether a month is known to have no arrival
 */
export function monthsAround(
  wanted: string,
  limit: number,
  isEmpty: (month: string) => boolean,
): readonly string[] {
  const months = [getMonthStart(wanted)];
  let reach = 0;
  do {
    reach += 1;
    months.push(addMonths(wanted, -reach), addMonths(wanted, reach));
  } while (reach < limit && months.every(isEmpty));
  return months;
}
