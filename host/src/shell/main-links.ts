import type { SiteSettings } from "@stays/contract";
import type { RouteName } from "@stays/routes";

/** A main link of the site: its text's key, where it leads, and the routes on which it is current. */
export interface MainLink {
  readonly textKey: "stays" | "packages" | "activities" | "transport";
  readonly route: RouteName;
  readonly currentOn: readonly RouteName[];
}

/** The route of the site's activities: the upsell page of the settings, by day where that one is transport. */
function activitiesRoute({ upsell }: SiteSettings): RouteName {
  if (upsell.pageType === "upsellcategory" || upsell.pageType === "upsellrecommend") return upsell.pageType;
  return "upsellday";
}

/** The main links of the header and the footer. */
export function mainLinks(settings: SiteSettings): readonly MainLink[] {
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
    {
      textKey: "activities",
      route: activitiesRoute(settings),
      currentOn: ["upsellday", "upsellcategory", "upsellrecommend"],
    },
    { textKey: "transport", route: "upselltransport", currentOn: ["upselltransport"] },
  ];
}
