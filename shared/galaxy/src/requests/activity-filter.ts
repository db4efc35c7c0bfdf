import type { GalaxyParams } from "@stays/contract";
import type { Position } from "../entities.ts";

/** The filters of an activity search. Unset = null, undefined or an empty list: never sent. */
export interface ActivityFilter {
  /** Sorts by distance, nearest first. */
  readonly position?: Position | null | undefined;
  readonly category?: number | null | undefined;
  readonly geo?: readonly number[] | undefined;
  readonly attribute?: number | null | undefined;
}

/** Returns a position in Galaxy's format, or undefined (both coordinates or none, wire decision 5). */
export function positionParam(position: Position | null | undefined): object | undefined {
  return position ? { Latitude: position.latitude, Longitude: position.longitude } : undefined;
}

/** Returns the filter in Galaxy's format. */
export function activityParams(filter: ActivityFilter): GalaxyParams {
  return {
    position: positionParam(filter.position),
    category: filter.category,
    geo: filter.geo?.length ? filter.geo : undefined,
    attribute: filter.attribute,
  };
}
