import type { HeroImage, PageContext, QueryClient } from "@stays/contract";
import { readStayDays } from "@stays/day-booking";
import { type ActivitySearch, heroImage, mainFirst } from "@stays/domain";
import { type ActivityFilter, activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";
import { dayActivityFilter } from "@stays/search";

export const daysOfStayQuery = (filter: ActivityFilter, stay: { start: string; end: string }) =>
  activitiesByDayQuery({ ...filter, start: stay.start, end: stay.end });

/** The query for the activities of one day; each day is a search of its own (CA-08). */
export const dayQuery = (filter: ActivityFilter, date: string) => activitiesQuery({ ...filter, date });

/** A day of the stay; null = it is not requested yet, it is loading, or it failed. */
export interface LoadedDay {
  readonly day: string;
  readonly search: ActivitySearch | null;
}

/**
 * The first day that has activities, or may have some: it is loading, or failed and can be retried. null = the stay
 * has none at all, so that the page leads on to the basket (UP-02).
 */
export function firstDayWithActivities(days: readonly LoadedDay[]): string | null {
  return days.find(({ search }) => search === null || search.activities.length > 0)?.day ?? null;
}

/** The picture of the first activity, which is the LCP element; undefined where the list shows small pictures. */
export function dayHero(pageContext: PageContext, data: QueryClient): HeroImage | undefined {
  const { hosts, upsell } = pageContext.settings;
  const stay = readStayDays(pageContext);
  if (!stay || upsell.day.listStyle === "CompactList") return undefined;
  const search = data.getQueryData(dayQuery(dayActivityFilter(pageContext), stay.start).queryKey);
  const [image] = mainFirst(search?.activities[0]?.content.images ?? []);
  return image && heroImage(image.uri, hosts.imageBaseUrl);
}
