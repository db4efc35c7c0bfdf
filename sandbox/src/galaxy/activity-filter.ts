import type { Activity } from "../world/activity.ts";
import { daysBetween } from "../world/day.ts";
import { withDescendants } from "../world/geo.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import type { Position } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { BadInput, integerList, optionalInteger } from "./input.ts";
import { closedRecord, optionalJson } from "./json-input.ts";
import type { OpenOccasion } from "./wire-activity.ts";

/** The filters of an activity search. */
export interface ActivityFilter {
  readonly position: Position | null;
  readonly category: number | null;
  readonly attribute: number | null;
  readonly geo: readonly number[] | null;
}

export function readActivityFilter(query: URLSearchParams): ActivityFilter {
  return {
    position: query.has("position") ? readPosition(optionalJson(query, "position")) : null,
    category: optionalInteger(query, "category"),
    attribute: optionalInteger(query, "attribute"),
    geo: integerList(query, "geo"),
  };
}

/** Returns the filtered activities, sorted by distance, or by name without a position. */
export function activitiesFor(galaxy: MockGalaxy, filter: ActivityFilter, lang: WorldLanguage): Activity[] {
  const areaIds = filter.geo && withDescendants(galaxy.destination, filter.geo);
  const from = filter.position;
  return [...galaxy.catalogue.activities.values()]
    .filter(
      (activity) =>
        (filter.category === null || activity.categoryId === filter.category) &&
        (filter.attribute === null || activity.attributeIds.includes(filter.attribute)) &&
        (!areaIds || areaIds.has(activity.geoId)),
    )
    .sort((left, right) =>
      from
        ? distance(left.position, from) - distance(right.position, from)
        : textIn(left.name, lang).localeCompare(textIn(right.name, lang)),
    );
}

/** Returns occasions with capacity left, none for a start in the past. */
export function openOccasions(
  galaxy: MockGalaxy,
  activity: Activity,
  start: number,
  end: number,
): OpenOccasion[] {
  if (start < galaxy.today()) return [];
  return daysBetween(start, end).flatMap((day) =>
    galaxy
      .occasions()
      .on(activity.id, "", day)
      .filter(({ remaining }) => remaining > 0)
      .map(({ time, remaining }) => ({ day, time, remaining })),
  );
}

function readPosition(value: unknown): Position {
  const { Latitude, Longitude } = closedRecord(value, "position", ["Latitude", "Longitude"]);
  if (
    typeof Latitude !== "number" ||
    typeof Longitude !== "number" ||
    Math.abs(Latitude) > 90 ||
    Math.abs(Longitude) > 180
  ) {
    throw new BadInput("position", "needs Latitude and Longitude");
  }
  return { latitude: Latitude, longitude: Longitude };
}

function distance(position: Position, from: Position): number {
  return Math.hypot(
    position.latitude - from.latitude,
    (position.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180),
  );
}
