import { type SiteSettings, useVisit, type Visit } from "@stays/contract";
import { bookedStayOf } from "@stays/domain";
import { Link } from "@stays/router";
import { linkTo, type RouteMatch, type RouteName } from "@stays/routes";
import { type TextKey, useTexts } from "@stays/texts";
import { carriedSearch } from "./carried-search.ts";

/** A main link of the site: the key of its text, its address, and the routes on which it is current. */
interface MainLink {
  readonly textKey: TextKey<"host">;
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

/** Whether the visit has the dates of a future stay, or the booked accommodation. */
function hasStay({ place, search, today }: Visit): boolean {
  return bookedStayOf(search, today) !== null || Boolean(new URLSearchParams(place.search).get("ba"));
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
 */
function mainLinks(visit: Visit): readonly MainLink[] {
  const isOfStay = hasStay(visit);
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
    ...upsellLinks(visit.settings).filter(({ route }) => isOfStay || !NEEDS_STAY.includes(route)),
  ];
}

interface MainNavigationProps {
  readonly settings: SiteSettings;
  readonly routeMatch: RouteMatch | null;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The main links; they keep dates, guests, promo code and the booked stay in the query. */
export function MainNavigation({ settings, routeMatch, label, className }: MainNavigationProps) {
  const { t } = useTexts("host");
  const visit = useVisit();
  const search = carriedSearch(visit.place.search);
  return (
    <nav aria-label={label} className={className}>
      {mainLinks(visit).map(({ textKey, route, currentOn }) => (
        <Link
          key={textKey}
          to={linkTo(settings.language, { route, search })}
          aria-current={routeMatch && currentOn.includes(routeMatch.route) ? "page" : undefined}
        >
          {t(textKey)}
        </Link>
      ))}
    </nav>
  );
}
