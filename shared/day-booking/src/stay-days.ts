import type { PageContext } from "@stays/contract";
import { daysFromTo } from "@stays/days";
import { type BookedStay, isPast, resolveBookedStay } from "@stays/domain";
import { withQueryKeys } from "@stays/routes";

/** The days of the stay, from the page's search. YYYY-MM-DD. */
export interface BookedStayDays extends BookedStay {
  /** From arrival to departure, both included. */
  readonly days: readonly string[];
}

/** The stay of a visit with each of its days; null without a stay that begins today or later (UP-02). */
export function bookedStayDaysOf({
  search,
  today,
}: Pick<PageContext, "search" | "today">): BookedStayDays | null {
  const stay = resolveBookedStay(search, today);
  return stay && { ...stay, days: daysFromTo(stay.start, stay.end) };
}

/**
 * The query string of a visit without the dates of a stay that has begun before today; unchanged if there are
 * none (UP-02).
 */
export function withoutPastDates({
  route,
  search: { start },
  today,
}: Pick<PageContext, "search" | "today"> & { readonly route: { readonly search: string } }): string {
  const hasBegun = start !== null && isPast(start, today);
  return hasBegun ? withQueryKeys(route.search, { start: null, end: null }) : route.search;
}
