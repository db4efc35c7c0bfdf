import { isPlaced, type OfferPrice, type Position, type StayImage } from "@stays/domain";

/** A place on the map: what its pin and its card say. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  /** null, or 0 in either coordinate = not placed, and not shown. */
  readonly position: Position | null;
  /** The total from which the place can be had on the searched dates. */
  readonly price: OfferPrice | null;
  /** Nights that the price is for; 0 = no dates. */
  readonly nights: number;
  /** Shown without a price, cut at 100 characters. */
  readonly introduction: string | null;
  /** The last part of the geo path. */
  readonly area: string | null;
  readonly image: StayImage | null;
  /** Number of products or rooms behind the place; above 1 it is said (ruling 13). */
  readonly count: number;
  /** Address of the place's own page, from `@stays/routes`; null = it has none, and no View. */
  readonly href: string | null;
}

/** A point that can be drawn. */
export interface PlacedPoint extends MapPoint {
  readonly position: Position;
}

/** Points with both coordinates, neither of them 0 (MP-01). */
export function placedPoints(points: readonly MapPoint[]): readonly PlacedPoint[] {
  return points.filter((point): point is PlacedPoint => isPlaced(point.position));
}
