import type { GeoNode } from "@stays/contract";
import type { Accommodation, PageToLoad } from "@stays/domain";
import { accommodationLink, linkTo, type RouteMatch, withQueryKeys } from "@stays/routes";
import type { Crumb } from "@stays/ui";

interface CrumbContext {
  readonly stays: string;
  readonly detailLinks: Readonly<Record<string, string>>;
  readonly geoTree: readonly GeoNode[];
}

/**
 * Stays, the item's area unless the settings do not know it, its property, the item (CD-01, HD-01).
 *
 * @param parent the property whose answer contains the item, unless it is the item itself
 */
export function propertyCrumbs(
  item: Accommodation,
  routeMatch: RouteMatch,
  { stays: label, detailLinks, geoTree }: CrumbContext,
  parent: Accommodation | null = null,
): readonly Crumb[] {
  const { language, search } = routeMatch;
  const stays = { label, to: linkTo(language, { route: "stayslist", search }) };
  const area = findArea(` / ${item.content.geoPath ?? ""}`, geoTree);
  const areas = area
    ? [{ label: area.Name, to: linkTo(language, { route: "stayslist", search: inArea(search, area) }) }]
    : [];
  const above = parent ?? describeParent(item);
  const between = above
    ? [{ label: above.name, to: accommodationLink(language, above, detailLinks, search) }]
    : [];
  return [stays, ...areas, ...between, { label: item.name }];
}

/** The node of the area tree whose names end a path such as ` / Sälen / Fjällbyn`, if there is one. */
function findArea(geoPath: string, nodes: readonly GeoNode[], above = ""): GeoNode | undefined {
  for (const node of nodes) {
    const path = `${above} / ${node.Name}`;
    const found = geoPath.endsWith(path) ? node : findArea(geoPath, node.Children, path);
    if (found) return found;
  }
  return undefined;
}

/** The same search in one area: its dates and guests stay, other areas and a searched name go. */
const inArea = (search: string, { Id }: GeoNode): string =>
  withQueryKeys(search, { geos: null, name: null, geo: String(Id) });

/** The parent's link data from the item itself, for a parent that is not loaded. */
function describeParent({ parentId, parentName, pageToLoad }: Accommodation) {
  if (parentId === null || parentName === null) return null;
  const page: PageToLoad = pageToLoad === "room" || pageToLoad === "hoteldetail" ? "hotel" : "village";
  return { id: parentId, name: parentName, urlAlias: "name", pageToLoad: page, parentId: null };
}
