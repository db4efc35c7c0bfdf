import { useSettings, useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { useMemo } from "react";
import { type PointTexts, pointOf, villagePoints } from "./property-points.ts";

/** What the points' links are made of. */
function usePointTexts(): PointTexts {
  const { language, search } = useVisit().place;
  const { detailLinks } = useSettings().results;
  return useMemo(() => ({ language, search, detailLinks }), [language, search, detailLinks]);
}

/**
 * The one point of a page's map (MP-03); the same array between renders.
 *
 * @param parentId of the village that the place is in, for the point's link
 */
export function usePoint(place: Accommodation, parentId: string | null = null): readonly MapPoint[] {
  const words = usePointTexts();
  return useMemo(() => [pointOf(place, parentId, words)], [place, parentId, words]);
}

/** The village and its placed cabins (VI-05); the same array between renders. */
export function useVillagePoints(village: Accommodation): readonly MapPoint[] {
  const words = usePointTexts();
  return useMemo(() => villagePoints(village, words), [village, words]);
}
