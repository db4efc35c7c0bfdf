import { hasPosition, type Position } from "@stays/domain";

/** Mean radius of the earth, in metres. */
const EARTH = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight-line distance of two positions in metres. */
export function metresBetween(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the straight-line distance of two stays in metres; null when a position is unknown. */
export const distanceBetween = (one: Position | null, other: Position | null): number | null =>
  hasPosition(one) && hasPosition(other) ? metresBetween(one, other) : null;

/** Rounds a distance for display: below one kilometre to tens of metres, else to kilometres with one decimal. */
export function shownDistance(metres: number) {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000
    ? ({ unit: "metres", value: tens } as const)
    : ({ unit: "kilometres", value: Math.round(metres / 100) / 10 } as const);
}
