import type { Accommodation, PageToLoad } from "@stays/domain";
import { accommodationLink, linkTo, type RouteMatch } from "@stays/routes";
import type { Crumb } from "@stays/ui";

/**
 * The breadcrumb: stays, the property that the item belongs to, the item itself (CD-01, HD-01).
 *
 * @param parent the property whose answer contains the item, unless it is the item itself
 */
export function crumbsOf(
  item: Accommodation,
  routeMatch: RouteMatch,
  words: { readonly stays: string; readonly detailLinks: Readonly<Record<string, string>> },
  parent: Accommodation | null = null,
): readonly Crumb[] {
  const { language, search } = routeMatch;
  const stays = { label: words.stays, to: linkTo(language, { route: "stayslist", search }) };
  const above = parent ? parent : parentOf(item);
  const between = above
    ? [{ label: above.name, to: accommodationLink(language, above, words.detailLinks, search) }]
    : [];
  return [stays, ...between, { label: item.name }];
}

/** The parent's link data from the item itself, for a parent that is not loaded. */
function parentOf({ parentId, parentName, pageToLoad }: Accommodation) {
  if (parentId === null || parentName === null) return null;
  const page: PageToLoad = pageToLoad === "room" || pageToLoad === "hoteldetail" ? "hotel" : "village";
  return { id: parentId, name: parentName, urlAlias: "name", pageToLoad: page, parentId: null };
}
