import type { Accommodation, PageToLoad } from "@stays/domain";
import { accommodationLink, linkTo, type Place } from "@stays/routes";
import type { Crumb } from "@stays/ui";

/**
 * Stays, the property that the item belongs to, the item itself (CD-01, HD-01).
 *
 * @param parent the property whose answer holds the item, when it is not the item itself
 */
export function crumbsOf(
  item: Accommodation,
  place: Place,
  words: { readonly stays: string; readonly detailLinks: Readonly<Record<string, string>> },
  parent: Accommodation | null = null,
): readonly Crumb[] {
  const { language, search } = place;
  const stays = { label: words.stays, to: linkTo(language, { route: "stayslist", search }) };
  const above = parent ? parent : parentOf(item);
  const between = above
    ? [{ label: above.name, to: accommodationLink(language, above, words.detailLinks, search) }]
    : [];
  return [stays, ...between, { label: item.name }];
}

/** What is known of a parent that was not fetched: enough for a link. */
function parentOf({ parentId, parentName, pageToLoad }: Accommodation) {
  if (parentId === null || parentName === null) return null;
  const page: PageToLoad = pageToLoad === "room" || pageToLoad === "hoteldetail" ? "hotel" : "village";
  return { id: parentId, name: parentName, urlAlias: "name", pageToLoad: page, parentId: null };
}
