import { Link, type PageContext, type SiteSettings, usePageContext } from "@stays/contract";
import { resolveStayPeriod } from "@stays/domain";
import { linkTo, type RouteMatch, type RouteName } from "@stays/routes";
import { type TextKey, useTexts } from "@stays/texts";
import type { ElementNode } from "@stays/ui";

/** Query keys that all pages share: dates, guests, promo code, the booked stay, and the preview. */
const CARRIED: readonly string[] = ["start", "end", "rooms", "promocode", "ba", "lat", "long", "preview"];

/**
 * The part of a query that main links keep, so that visitors enter nothing twice. Filters belong to one page.
 */
export function carriedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => CARRIED.includes(key) || key.startsWith("gc-"),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}

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
function hasStay({ route, search, today }: PageContext): boolean {
  return resolveStayPeriod(search, today) !== null || Boolean(new URLSearchParams(route.search).get("ba"));
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
function mainLinks(pageContext: PageContext): readonly MainLink[] {
  const isOfStay = hasStay(pageContext);
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
    ...upsellLinks(pageContext.settings).filter(({ route }) => isOfStay || !NEEDS_STAY.includes(route)),
  ];
}

interface MainNavigationProps {
  readonly routeMatch: RouteMatch | null;
  readonly label: string;
  readonly className?: string | undefined;
  /** Links of the destination's own, after the main ones. */
  readonly children?: ElementNode;
}

/** The main links; they keep dates, guests, promo code and the booked stay in the query. */
export function MainNavigation({ routeMatch, label, className, children }: MainNavigationProps) {
  const { t } = useTexts("host");
  const pageContext = usePageContext();
  const search = carriedSearch(pageContext.route.search);
  return (
    <nav aria-label={label} className={className}>
      {mainLinks(pageContext).map(({ textKey, route, currentOn }) => (
        <Link
          key={textKey}
          to={linkTo(pageContext.settings.language, { route, search })}
          aria-current={routeMatch && currentOn.includes(routeMatch.name) ? "page" : undefined}
        >
          {t(textKey)}
        </Link>
      ))}
      {children}
    </nav>
  );
}

/** Links that a destination names in its settings; each loads a new document. */
export function NamedLinks({ links }: { readonly links: SiteSettings["brand"]["headerLinks"] }) {
  return links.map(({ name, address }) => (
    <a key={address} href={address}>
      {name}
    </a>
  ));
}
