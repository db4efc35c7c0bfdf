import type { RouteName } from "./route-table.ts";

/** The parameters of a route pattern. Ids are bare digits (RT-07). */
export interface RouteParams {
  readonly id?: string | undefined;
  /** The UrlAlias of the item, or the placeholder word `name` (RT-05). */
  readonly name?: string | undefined;
  readonly detailId?: string | undefined;
  readonly packageId?: string | undefined;
}

/** A parsed page address: language, route, parameters, query and hash. */
export interface RouteMatch {
  /** Language path prefix, such as `sv`. */
  readonly language: string;
  readonly name: RouteName;
  readonly params: RouteParams;
  /** With the leading `?`, or empty; in the form of `canonicalSearch`. */
  readonly search: string;
  /**
   * With the leading `#`, or empty. Always empty in a page context: a hash is a position in the page, which does not
   * render again for it.
   */
  readonly hash: string;
}

/**
 * The placeholder of an unknown name in an address; the page replaces it by the item's UrlAlias (RT-05,
 * ruling 15).
 */
export const NAME_PLACEHOLDER = "name";
