import type { UpsellTab } from "@stays/contract";
import { getMonthStart, isDay } from "@stays/days";
import type { ActivityDays, Position, StayPeriod } from "@stays/domain";
import { activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";
import { withQueryKeys } from "@stays/routes";

export interface TabSearch {
  readonly tab: Pick<UpsellTab, "categoryId" | "attributeId">;
  readonly position: Position | null;
}

const toFilter = ({ tab, position }: TabSearch) => ({
  position,
  category: tab.categoryId,
  attribute: tab.attributeId,
});

/** The month of the stay, or the current one when the stay is over or unknown (CO-05). */
export function firstMonth(start: string | null, today: string): string {
  return getMonthStart(start !== null && start > today ? start : today);
}

/** The query for the days of a month on which a tab has activities. It starts at today (UP-03). */
export const tabMonthQuery = (at: TabSearch, month: string, today: string) =>
  activitiesByDayQuery({ ...toFilter(at), start: month > today ? month : today, getFullMonth: true });

/** The query for a tab's activities on a day; each tab has its own search (ruling 28). */
export const tabDayQuery = (at: TabSearch, day: string) =>
  activitiesQuery({ ...toFilter(at), startDate: day, endDate: day });

const TAB = "tab";

/** Returns the index of the tab that a query string names; 0 when it names none of them. */
export function readTab(search: string, count: number): number {
  const position = Number(new URLSearchParams(search).get(TAB));
  return Number.isInteger(position) && position >= 1 && position <= count ? position - 1 : 0;
}

/** The query string with another open tab. The chosen day belongs to the tab before and goes. */
export function withTab(search: string, index: number): string {
  return withQueryKeys(search, { [TAB]: index > 0 ? String(index + 1) : null, day: null });
}

/** Returns the day that a query string names, YYYY-MM-DD; null when it names none, or a past one. */
export function readDay(search: string, today: string): string | null {
  const day = new URLSearchParams(search).get("day");
  return day !== null && isDay(day) && day >= today ? day : null;
}

/**
 * The first day of a month with activities since the arrival, without a stay since today; null = none.
 *
 * @param isEmptyDay whether the search of a day is known to have nothing, whatever the month says
 */
export function openingDay(
  { availableDates }: Pick<ActivityDays, "availableDates">,
  stay: StayPeriod | null,
  today: string,
  isEmptyDay: (day: string) => boolean = () => false,
): string | null {
  const first = stay?.start ?? today;
  return availableDates.find((day) => day >= first && !isEmptyDay(day)) ?? null;
}
