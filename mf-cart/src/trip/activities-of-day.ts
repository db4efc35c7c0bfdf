import type { SiteSettings, VisitSearch } from "@stays/contract";
import type { LinkTarget } from "@stays/routes";
import { withQueryKeys } from "@stays/routes";
import { searchText } from "@stays/search";
import type { TripStay } from "./trip.ts";

/** The page with the activities of one day, and whether it shows all activities of that day in one list. */
export interface DayPage {
  readonly target: LinkTarget;
  /** Only then is there one number of them. */
  readonly isOneList: boolean;
}

const ROUTES = {
  upsellday: "upsellday",
  upselldaypicker: "upsellday",
  upsellcategory: "upsellcategory",
} as const;

/**
 * The page on which a free day of a stay can be filled; null when the settings have none that can open on a
 * day. A stay that has begun is searched from today on, because pages of past dates are empty (UP-02).
 */
export function activitiesOfDay(
  day: string,
  { start, end }: Pick<TripStay, "start" | "end">,
  { settings, search, today }: { settings: Pick<SiteSettings, "upsell">; search: VisitSearch; today: string },
): DayPage | null {
  const { active, pageType } = settings.upsell;
  if (!active || pageType === "upselltransport" || pageType === "upsellrecommend") return null;
  const route = ROUTES[pageType];
  const query = searchText({
    start: start < today ? today : start,
    end,
    rooms: search.hasGuests ? search.rooms : [],
  });
  return {
    target: { route, search: withQueryKeys(query, { day }) },
    isOneList: route === "upsellday",
  };
}
