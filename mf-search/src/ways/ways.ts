import type { MapPlace } from "@stays/contract";
import { hasPosition, type Position } from "@stays/domain";
import { metresBetween } from "../listing/distance-between.ts";

/** Metres that a person walks in a minute: 4.8 km/h. */
const METRES_PER_MINUTE = 80;
/** How much longer a way is than the straight line. */
const DETOUR = 1.3;
/** The longest walk that is shown to a place, and to a stop of the ski bus, in minutes. */
const LONGEST = { toPlace: 30, toStop: 15 };

const KINDS = ["lift", "shop"] as const;

/** A way from a stay to a place, in whole minutes. Walks are estimates, rides are those of the settings. */
export type Way =
  | { readonly kind: "onFoot"; readonly name: string; readonly walk: number }
  | { readonly kind: "byBus"; readonly name: string; readonly walk: number; readonly ride: number };

const minutesOf = (way: Way): number => way.walk + (way.kind === "byBus" ? way.ride : 0);

function walkTo({ Latitude, Longitude }: MapPlace["position"], from: Position): number {
  const metres = metresBetween(from, { latitude: Latitude, longitude: Longitude });
  return Math.max(1, Math.round((metres * DETOUR) / METRES_PER_MINUTE));
}

function waysTo({ name, position, skiBus }: MapPlace, from: Position): readonly Way[] {
  const onFoot: Way = { kind: "onFoot", name, walk: walkTo(position, from) };
  const byBus = skiBus.map(
    (stop): Way => ({ kind: "byBus", name, walk: walkTo(stop.position, from), ride: stop.minutes }),
  );
  return [
    ...[onFoot].filter(({ walk }) => walk <= LONGEST.toPlace),
    ...byBus.filter(({ walk }) => walk <= LONGEST.toStop),
  ];
}

/**
 * Returns the fastest way to a lift and the fastest to a shop (ruling 174); none that is too far, and none from an
 * unknown position.
 */
export function waysFrom(from: Position | null, places: readonly MapPlace[]): readonly Way[] {
  if (!hasPosition(from)) return [];
  return KINDS.flatMap((kind) =>
    places
      .filter((place) => place.kind === kind)
      .flatMap((place) => waysTo(place, from))
      .sort((one, other) => minutesOf(one) - minutesOf(other))
      .slice(0, 1),
  );
}
