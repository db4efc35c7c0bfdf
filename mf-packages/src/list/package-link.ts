import { contentDigits, type StayPackage } from "@stays/domain";
import { linkTo, type RouteMatch } from "@stays/routes";

/** The URL of a package's own page, with the current search. */
export function packageLink(
  { language, search }: Pick<RouteMatch, "language" | "search">,
  one: StayPackage,
): string {
  const params = { id: contentDigits(one.parentId), packageId: one.packageId, name: one.urlAlias };
  return linkTo(language, { route: "packagedetail", params, search });
}
