import type { GeoNode, SiteSettings } from "@stays/contract";
import type { SearchState } from "@stays/search";

/** An area of the tree, with how deep it stands in it. */
export interface AreaEntry {
  readonly id: number;
  readonly name: string;
  /** 0 = a root. */
  readonly depth: number;
}

type AreaSettings = Pick<SiteSettings["search"], "areas" | "geoTree">;

/** The tree as a list, parents before their children (SW-07). */
export function treeEntries(nodes: readonly GeoNode[], depth = 0): readonly AreaEntry[] {
  return nodes.flatMap(({ Id, Name, Children }) => [
    { id: Id, name: Name, depth },
    ...treeEntries(Children, depth + 1),
  ]);
}

/** What the area selector offers: the configured areas, or the whole tree when there are none. */
export function areaEntries({ areas, geoTree }: AreaSettings): readonly AreaEntry[] {
  if (areas.length === 0) return treeEntries(geoTree);
  return areas.map(({ Id, Name }) => ({ id: Id, name: Name, depth: 0 }));
}

/** The name of an area, or null when the settings do not know it. */
export function areaName(settings: AreaSettings, id: number): string | null {
  const known = [...areaEntries(settings), ...treeEntries(settings.geoTree)];
  return known.find((area) => area.id === id)?.name ?? null;
}

/** The areas that a state asks for; geos win over geo (ruling 18). */
export function chosenAreas(state: Pick<SearchState, "geo" | "geos">): readonly number[] {
  if (state.geos.length > 0) return state.geos;
  return state.geo === null ? [] : [state.geo];
}
