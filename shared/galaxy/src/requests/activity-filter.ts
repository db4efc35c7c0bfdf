import type { Position } from "@stays/domain";
import type { GalaxyParams } from "@stays/query";

/** Which activities are wanted. Unset = null, undefined or an empty list: never sent. */
export interface ActivityFilter {
  /** Sorts nearest first. */
  readonly position?: Position | null | undefined;
  readonly category?: number | null | undefined;
  readonly geo?: readonly number[] | undefined;
  readonly attribute?: number | null | undefined;
}

/** A place in Galaxy's spelling, or nothing (both coordinates or none, wire decision 5). */
export function positionParam(position: Position | null | undefined): object | undefined {
  return position ? { Latitude: position.latitude, Longitude: position.longitude } : undefined;
}

/** The filter in Galaxy's spelling. */
export function activityParams(filter: ActivityFilter): GalaxyParams {
  return {
    position: positionParam(filter.position),
    category: filter.category,
    geo: filter.geo?.length ? filter.geo : undefined,
    attribute: filter.attribute,
  };
}
