import { hasPosition, type OfferPrice, type Position, type StayImage } from "@stays/domain";

/** An item on the map, with the content of its pin and card. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  /** null, or 0 in either coordinate = no position; the point is not shown. */
  readonly position: Position | null;
  /** The total price for the searched dates. */
  readonly price: OfferPrice | null;
  /** Nights that the price covers; 0 = no dates. */
  readonly nights: number;
  /** Shown when there is no price, cut at 100 characters. */
  readonly introduction: string | null;
  /** The last part of the geo path. */
  readonly area: string | null;
  readonly image: StayImage | null;
  /** Number of products or rooms; shown when above 1 (ruling 13). */
  readonly count: number;
  /** URL of the item's page, from `@stays/routes`; null = it has no page, and the card has no View. */
  readonly href: string | null;
}

/** A point with a position. */
export interface PointWithPosition extends MapPoint {
  readonly position: Position;
}

/** Filters points with both coordinates, neither of them 0 (MP-01). */
export function pointsWithPosition(points: readonly MapPoint[]): readonly PointWithPosition[] {
  return points.filter((point): point is PointWithPosition => hasPosition(point.position));
}
