import type { UpsellTab } from "@stays/contract";
import { monthOf } from "@stays/days";
import type { Position } from "@stays/domain";
import { activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";

/** A tab of the settings near the booked accommodation. */
export interface TabSearch {
  readonly tab: Pick<UpsellTab, "categoryId" | "attributeId">;
  readonly position: Position | null;
}

const filterOf = ({ tab, position }: TabSearch) => ({
  position,
  category: tab.categoryId,
  attribute: tab.attributeId,
});

/** The first month of the calendar: that of the stay, or this one when the stay is over or unknown (CO-05). */
export function firstMonth(start: string | null, today: string): string {
  return monthOf(start !== null && start > today ? start : today).start;
}

/** The days of a month on which a tab has activities; days before today are not asked for (UP-03). */
export const tabMonthQuery = (at: TabSearch, month: string, today: string) =>
  activitiesByDayQuery({ ...filterOf(at), start: month > today ? month : today, getFullMonth: true });

/** What can be booked in a tab on a day: a search of the tab's own (ruling 28). */
export const tabDayQuery = (at: TabSearch, day: string) =>
  activitiesQuery({ ...filterOf(at), startDate: day, endDate: day });
