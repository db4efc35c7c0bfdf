import { type Map as LeafletMap, latLngBounds, type ResizeEvent } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import type { OpeningView } from "../points/opening-view.ts";
import { prefersReducedMotion } from "./prefers-reduced-motion.ts";

/** Pixels between the outermost pins and the edge of the map. */
const MARGIN = 40;

/**
 * Share of an area by which it may be rounded up; without it the area would fit only at one zoom level lower.
 */
const ROUNDING = 0.02;

/** Moves the map to an opening view. */
export function show(map: LeafletMap, view: OpeningView, maxZoom: number, animate: boolean): void {
  if (view.kind === "centre") {
    map.setView([view.position.latitude, view.position.longitude], view.zoom, { animate });
    return;
  }
  const { south, west, north, east } = view.bounds;
  const bounds = latLngBounds([south, west], [north, east]);
  if (view.kind === "area") map.fitBounds(bounds.pad(-ROUNDING), { maxZoom, animate });
  else map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom, animate });
}

export interface FitOptions {
  readonly maxZoom: number;
  /** A new key means a new search, which resets `userMovedMap`. */
  readonly fitKey: string;
  /** Whether the visitor has moved the map. */
  readonly userMovedMap: RefObject<boolean>;
}

/**
 * Fits all markers when the points or the size of the map change, until the visitor has moved the map
 * (MP-03).
 */
export function useFit(
  map: LeafletMap,
  view: OpeningView,
  { maxZoom, fitKey, userMovedMap }: FitOptions,
): void {
  const last = useRef({ seen: "", fitKey });
  const seen = JSON.stringify(view);

  useEffect(() => {
    const { seen: before, fitKey: keyBefore } = last.current;
    last.current = { seen, fitKey };
    if (keyBefore !== fitKey) userMovedMap.current = false;
    if ((before !== seen || keyBefore !== fitKey) && !userMovedMap.current)
      show(map, JSON.parse(seen), maxZoom, before !== "" && !prefersReducedMotion());
  }, [map, seen, maxZoom, fitKey, userMovedMap]);

  useEffect(() => {
    // A container without a size at creation could not be fitted; full screen has room for a higher zoom.
    const refit = ({ newSize }: ResizeEvent) => {
      if (newSize.x * newSize.y > 0 && !userMovedMap.current) show(map, JSON.parse(seen), maxZoom, false);
    };
    map.on("resize", refit);
    return () => {
      map.off("resize", refit);
    };
  }, [map, seen, maxZoom, userMovedMap]);
}
