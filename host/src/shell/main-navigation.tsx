import { type SiteSettings, useVisit } from "@stays/contract";
import { Link } from "@stays/router";
import { linkTo, type RouteMatch } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { carriedSearch } from "./carried-search.ts";
import { mainLinks } from "./main-links.ts";

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
