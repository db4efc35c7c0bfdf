import type { SiteSettings } from "@stays/contract";
import { isDay } from "@stays/days";
import { isPast, isRange } from "@stays/domain";
import type { RouteName } from "@stays/routes";

/** A main link of the site: the key of its text, its address, and the routes on which it is current. */
export interface MainLink {
  readonly textKey: "stays" | "packages" | "activities" | "transport";
  readonly route: RouteName;
  readonly currentOn: readonly RouteName[];
}

/**
 * The route of the activities page. null if the settings' upsell page is transport, where activities cannot
 * be added (ruling 31).
 */
function activitiesRoute({ upsell }: SiteSettings): RouteName | null {
  switch (upsell.pageType) {
    case "upselltransport":
      return null;
    case "upselldaypicker":
      return "upsellday";
    default:
      return upsell.pageType;
  }
}

/** Pages that redirect to the online basket without a known stay (UP-04, TR-01). */
const NEEDS_STAY: readonly RouteName[] = ["upsellrecommend", "upselltransport"];

/** Whether a query contains the dates of a future stay, or the booked accommodation. */
function hasStay(search: string, today: string): boolean {
  const query = new URLSearchParams(search);
  const start = query.get("start") ?? "";
  const end = query.get("end") ?? "";
  if (query.get("ba")) return true;
  return isDay(start) && isDay(end) && isRange(start, end) && !isPast(start, today);
}

function upsellLinks(settings: SiteSettings): readonly MainLink[] {
  if (!settings.upsell.active) return [];
  const route = activitiesRoute(settings);
  return [
    ...(route === null
      ? []
      : [
          {
            textKey: "activities" as const,
            route,
            currentOn: ["upsellday", "upsellcategory", "upsellrecommend"] as const,
          },
        ]),
    { textKey: "transport", route: "upselltransport", currentOn: ["upselltransport"] },
  ];
}

/**
 * The main links of header and footer. Pages that the settings disable have no link. Nor has a page that
 * would only count down to the redirect to an empty basket.
 *
 * @param search query of the current page
 * @param today YYYY-MM-DD
 */
export function mainLinks(settings: SiteSettings, search: string, today: string): readonly MainLink[] {
  const isOfStay = hasStay(search, today);
  return [
    {
      textKey: "stays",
      route: "stayslist",
      currentOn: ["stayslist", "cabindetail", "village", "cabin", "hotel", "hoteldetail", "room"],
    },
    {
      textKey: "packages",
      route: "packagespage",
      currentOn: ["packagespage", "packagepage", "packagedetail"],
    },
    ...upsellLinks(settings).filter(({ route }) => isOfStay || !NEEDS_STAY.includes(route)),
  ];
}
