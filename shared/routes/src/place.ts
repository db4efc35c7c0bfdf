import type { RouteName } from "./route-table.ts";

/** What the braces of a pattern stand for. Ids are bare digits (RT-07). */
export interface PlaceParams {
  readonly id?: string | undefined;
  /** The UrlAlias of the item, or the placeholder word `name` (RT-05). */
  readonly name?: string | undefined;
  readonly detailId?: string | undefined;
  readonly packageId?: string | undefined;
}

/** A page address taken apart: language, route, parameters, query and anchor. */
export interface Place {
  /** Language path prefix, such as `sv`. */
  readonly language: string;
  readonly route: RouteName;
  readonly params: PlaceParams;
  /** With the leading `?`, or empty. */
  readonly search: string;
  /** With the leading `#`, or empty. */
  readonly hash: string;
}

/** The word that stands for a name not yet known; replaced by the item's UrlAlias (RT-05, ruling 15). */
export const NAME_PLACEHOLDER = "name";
