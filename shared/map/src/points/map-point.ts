import { nights } from "@stays/days";
import {
  type Accommodation,
  hasPosition,
  mainFirst,
  type OfferPrice,
  type Position,
  type StayImage,
} from "@stays/domain";
import type { IconShape } from "@stays/ui";

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

/** Returns the map point of a stay or an activity (MP-01, MP-02, ruling 13). */
export function toMapPoint(
  stay: Pick<Accommodation, "id" | "name" | "content"> & { readonly totalResults?: number },
  price: (OfferPrice & { readonly start: string; readonly end: string }) | null,
  href: string | null,
): MapPoint {
  return {
    id: stay.id,
    name: stay.name,
    position: stay.content.position,
    price,
    nights: price ? nights(price.start, price.end) : 0,
    introduction: stay.content.introduction,
    area: stay.content.geoPath,
    image: mainFirst(stay.content.images)[0] ?? null,
    count: stay.totalResults ?? 1,
    href,
  };
}

export interface PointWithPosition extends MapPoint {
  readonly position: Position;
}

/** Filters points with both coordinates, neither of them 0 (MP-01). */
export function filterPositioned(points: readonly MapPoint[]): readonly PointWithPosition[] {
  return points.filter((point): point is PointWithPosition => hasPosition(point.position));
}

/** What the visitor has done with the stays of a map, by their ids. */
export interface PinMarks {
  /** Stays whose page was opened. */
  readonly seen: ReadonlySet<string>;
  /** Favourites. */
  readonly saved: ReadonlySet<string>;
  /** Icon of a favourite. Icons of this package are in the host's first script, which every page loads. */
  readonly savedIcon: IconShape;
}

/** A map whose page knows nothing of the visitor. */
export const NO_MARKS: PinMarks = { seen: new Set(), saved: new Set(), savedIcon: "" };
