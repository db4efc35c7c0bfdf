import { usePageContext, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { useMemo } from "react";
import { type PointTexts, pointOf, villagePoints } from "./property-points.ts";

/** Reads the texts and query string for the points' links. */
function usePointTexts(): PointTexts {
  const { language, search } = usePageContext().route;
  const { detailLinks } = useSettings().results;
  return useMemo(() => ({ language, search, detailLinks }), [language, search, detailLinks]);
}

/**
 * The single map point of a page, as a stable array (MP-03).
 *
 * @param parentId of the village that the cabin belongs to, for the point's link
 */
export function usePoint(stay: Accommodation, parentId: string | null = null): readonly MapPoint[] {
  const words = usePointTexts();
  return useMemo(() => [pointOf(stay, parentId, words)], [stay, parentId, words]);
}

/** The village and its cabins with a position, as a stable array (VI-05). */
export function useVillagePoints(village: Accommodation): readonly MapPoint[] {
  const words = usePointTexts();
  return useMemo(() => villagePoints(village, words), [village, words]);
}
