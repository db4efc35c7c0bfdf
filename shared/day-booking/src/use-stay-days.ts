import { type PageContext, useNavigateTo, usePageContext } from "@stays/contract";
import { daysFromTo } from "@stays/days";
import { isPast, resolveStayPeriod, type StayPeriod } from "@stays/domain";
import { withQueryKeys } from "@stays/routes";
import type { TimelineDay } from "@stays/ui";
import { useEffect, useState } from "react";

export interface DaysOfStay extends StayPeriod {
  readonly days: readonly string[];
}

/** The stay of a visit with each of its days; null without a stay that begins today or later (UP-02). */
export function readStayDays({ search, today }: Pick<PageContext, "search" | "today">): DaysOfStay | null {
  const stay = resolveStayPeriod(search, today);
  return stay && { ...stay, days: daysFromTo(stay.start, stay.end) };
}

/** The query string without the dates of a stay that has begun before today (UP-02). */
export function withoutPastDates({
  route,
  search: { start },
  today,
}: Pick<PageContext, "search" | "today"> & { readonly route: { readonly search: string } }): string {
  const hasBegun = start !== null && isPast(start, today);
  return hasBegun ? withQueryKeys(route.search, { start: null, end: null }) : route.search;
}

function markDay(index: number, count: number): TimelineDay["mark"] {
  if (index === 0) return "arrival";
  return index === count - 1 ? "departure" : undefined;
}

/**
 * The timeline's stops for the days of a stay: arrival first, departure last. Days without products are sold
 * out, booked days are marked (UP-01, TR-01).
 *
 * @param isAvailable whether a day has products; undefined = not known yet
 */
export function timelineDays(
  { days }: DaysOfStay,
  isAvailable: (day: string) => boolean | undefined,
  booked: readonly string[],
): readonly TimelineDay[] {
  return days.map((day, index) => ({
    day,
    mark: markDay(index, days.length),
    soldOut: isAvailable(day) === false,
    booked: booked.includes(day),
  }));
}

/** The chosen day of a stay, initially the first. It is in the URL, so a shared link shows the same day. */
export function useChosenDay({ days, start }: DaysOfStay): readonly [string, (day: string) => void] {
  const { search } = usePageContext().route;
  const navigateTo = useNavigateTo();
  const [day, setDay] = useState(() => {
    const named = new URLSearchParams(search).get("day");
    return named !== null && days.includes(named) ? named : start;
  });
  function choose(next: string): void {
    setDay(next);
    // The first day has no key.
    navigateTo({ search: withQueryKeys(search, { day: next === start ? null : next }) });
  }
  return [day, choose];
}

/** Removes the dates of a stay that has begun before today from the URL (UP-02, ruling 40). */
export function usePresentDates(): void {
  const pageContext = usePageContext();
  const { route } = pageContext;
  const navigateTo = useNavigateTo();
  const present = withoutPastDates(pageContext);
  useEffect(() => {
    if (present !== route.search) navigateTo({ search: present });
  }, [present, route.search, navigateTo]);
}
