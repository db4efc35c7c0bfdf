import type { BookedStay } from "@stays/domain";

/** The days of a month on which a tab has activities, YYYY-MM-DD, ascending. */
export interface MonthAnswer {
  readonly availableDates: readonly string[];
}

/**
 * The day at which a tab opens: the first day with activities since the arrival, without a stay since today.
 * null = none in the month.
 *
 * @param isEmptyDay whether the search of a day is known to have nothing, whatever the month says
 */
export function openingDay(
  { availableDates }: MonthAnswer,
  stay: BookedStay | null,
  today: string,
  isEmptyDay: (day: string) => boolean = () => false,
): string | null {
  const first = stay?.start ?? today;
  return availableDates.find((day) => day >= first && !isEmptyDay(day)) ?? null;
}
