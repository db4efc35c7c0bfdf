import type { UpsellTab } from "@stays/contract";
import { monthOf } from "@stays/days";
import type { Position } from "@stays/domain";
import { activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";

/** The search of a configured tab, near the booked accommodation. */
export interface TabSearch {
  readonly tab: Pick<UpsellTab, "categoryId" | "attributeId">;
  readonly position: Position | null;
}

const filterOf = ({ tab, position }: TabSearch) => ({
  position,
  category: tab.categoryId,
  attribute: tab.attributeId,
});

/**
 * The first month of the calendar: that of the stay, or the current month when the stay is over or unknown
 * (CO-05).
 */
export function firstMonth(start: string | null, today: string): string {
  return monthOf(start !== null && start > today ? start : today).start;
}

/** The query for the days of a month on which a tab has activities. It starts at today (UP-03). */
export const tabMonthQuery = (at: TabSearch, month: string, today: string) =>
  activitiesByDayQuery({ ...filterOf(at), start: month > today ? month : today, getFullMonth: true });

/** The query for a tab's activities on a day; each tab has its own search (ruling 28). */
export const tabDayQuery = (at: TabSearch, day: string) =>
  activitiesQuery({ ...filterOf(at), startDate: day, endDate: day });
