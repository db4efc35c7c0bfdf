import type { GeoNode, PageContext, SiteSettings } from "@stays/contract";
import { chosenAreas } from "../build-request.ts";

/** Area of the geo tree, with its depth. */
export interface AreaEntry {
  readonly id: number;
  readonly name: string;
  /** 0 = a root. */
  readonly depth: number;
}

type AreaSettings = Pick<SiteSettings["search"], "areas" | "geoTree">;

/** Flattens the tree, parents before their children (SW-07). */
export function treeEntries(nodes: readonly GeoNode[], depth = 0): readonly AreaEntry[] {
  return nodes.flatMap(({ Id, Name, Children }) => [
    { id: Id, name: Name, depth },
    ...treeEntries(Children, depth + 1),
  ]);
}

/** Options of the area selector: the configured areas, or the whole tree when none are configured. */
export function areaEntries({ areas, geoTree }: AreaSettings): readonly AreaEntry[] {
  if (areas.length === 0) return treeEntries(geoTree);
  return areas.map(({ Id, Name }) => ({ id: Id, name: Name, depth: 0 }));
}

/** Returns the name of an area, or null when the settings do not contain it. */
export function areaName(settings: AreaSettings, id: number): string | null {
  const known = [...areaEntries(settings), ...treeEntries(settings.geoTree)];
  return known.find((area) => area.id === id)?.name ?? null;
}

/** Finds the entries whose name has the typed text, as the field for an area does. */
export function findByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return entries.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** Returns the area name for the heading: the only chosen area, if the settings contain it. */
export function areaTitle(pageContext: PageContext): string | null {
  const [area, ...others] = chosenAreas(pageContext.search);
  return area === undefined || others.length > 0 ? null : areaName(pageContext.settings.search, area);
}
