import type { HeroImage, PageContext, QueryClient } from "@stays/contract";
import { bookedStayDaysOf } from "@stays/day-booking";
import { heroImage, mainFirst } from "@stays/domain";
import { dayActivityFilter } from "@stays/search";
import { dayQuery } from "./day-search.ts";

/** The picture of the first activity, which is the LCP element; undefined where the list shows small pictures. */
export function dayHero(pageContext: PageContext, data: QueryClient): HeroImage | undefined {
  const { hosts, upsell } = pageContext.settings;
  const stay = bookedStayDaysOf(pageContext);
  if (!stay || upsell.day.listStyle === "CompactList") return undefined;
  const search = data.getQueryData(dayQuery(dayActivityFilter(pageContext), stay.start).queryKey);
  const [image] = mainFirst(search?.activities[0]?.content.images ?? []);
  return image && heroImage(image.uri, hosts.imageBaseUrl);
}
