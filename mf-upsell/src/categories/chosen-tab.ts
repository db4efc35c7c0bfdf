import { isDay } from "@stays/days";
import { withQueryKeys } from "@stays/routes";

/** The query key of the open tab: its position in the settings, from 2 on. */
const TAB = "tab";

/** Returns the index of the tab that a query string names; 0 when it names none of them. */
export function tabIn(search: string, count: number): number {
  const position = Number(new URLSearchParams(search).get(TAB));
  return Number.isInteger(position) && position >= 1 && position <= count ? position - 1 : 0;
}

/** The query string with another open tab. The chosen day belongs to the tab before and goes. */
export function withTab(search: string, index: number): string {
  return withQueryKeys(search, { [TAB]: index > 0 ? String(index + 1) : null, day: null });
}

/** Returns the day that a query string names, YYYY-MM-DD; null when it names none, or a past one. */
export function dayIn(search: string, today: string): string | null {
  const day = new URLSearchParams(search).get("day");
  return day !== null && isDay(day) && day >= today ? day : null;
}
