import { prefersReducedMotion } from "@stays/ui";
import { type Map as LeafletMap, latLngBounds, type ResizeEvent } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { useMapTexts } from "./map-texts.ts";
import type { OpeningView } from "./points/opening-view.ts";
import { type FlightTarget, useFlight } from "./view/use-selection.ts";

/** Keys that move the map; Tab and Enter operate the controls on it. */
const MOVING_KEY = /^(?:Arrow.*|[+=_-])$/;

/** Calls back when the visitor moves the map, as opposed to a movement by code. */
function useUserPanning(map: LeafletMap, onMove: () => void): void {
  useMapEvents({
    dragstart: onMove,
    dblclick: onMove,
    keydown: ({ originalEvent: { key } }) => MOVING_KEY.test(key) && onMove(),
  });
  useEffect(() => {
    const container = map.getContainer();
    const handleTouch = (event: TouchEvent) => event.touches.length > 1 && onMove();
    container.addEventListener("wheel", onMove, { passive: true });
    container.addEventListener("touchmove", handleTouch, { passive: true });
    return () => {
      container.removeEventListener("wheel", onMove);
      container.removeEventListener("touchmove", handleTouch);
    };
  }, [map, onMove]);
}

/** Milliseconds after a render in which the map's container may still change its size (MP-03). */
const LAYOUT_REFRESH_AFTER = 600;

/**
 * Makes the map measure its container again: 600 ms after every render, and on each resize. The centre of the
 * map does not change.
 */
function useLayoutRefresh(map: LeafletMap): void {
  useEffect(() => {
    const timer = setTimeout(() => map.invalidateSize({ animate: false }), LAYOUT_REFRESH_AFTER);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}

/** Pixels between the outermost pins and the edge of the map. */
const MARGIN = 40;

/**
 * Share of an area by which it may be rounded up; without it the area would fit only at one zoom level lower.
 */
const ROUNDING = 0.02;

function show(map: LeafletMap, view: OpeningView, animate: boolean): void {
  if (view.kind === "centre") {
    map.setView([view.position.latitude, view.position.longitude], view.zoom, { animate });
    return;
  }
  const { south, west, north, east } = view.bounds;
  const bounds = latLngBounds([south, west], [north, east]);
  if (view.kind === "area") map.fitBounds(bounds.pad(-ROUNDING), { animate });
  else map.fitBounds(bounds, { padding: [MARGIN, MARGIN], animate });
}

/**
 * Fits all markers when the points or the size of the map change, until the visitor has moved the map
 * (MP-03).
 *
 * @param fitKey a new key means a new search, which resets `userMovedMap`
 */
function useFit(map: LeafletMap, view: OpeningView, fitKey: string, userMovedMap: RefObject<boolean>): void {
  const last = useRef({ seen: "", fitKey });
  const seen = JSON.stringify(view);

  useEffect(() => {
    const { seen: before, fitKey: keyBefore } = last.current;
    last.current = { seen, fitKey };
    if (keyBefore !== fitKey) userMovedMap.current = false;
    if ((before !== seen || keyBefore !== fitKey) && !userMovedMap.current)
      show(map, JSON.parse(seen), before !== "" && !prefersReducedMotion());
  }, [map, seen, fitKey, userMovedMap]);

  useEffect(() => {
    // A container without a size at creation could not be fitted; full screen has room for a higher zoom.
    const refit = ({ newSize }: ResizeEvent) => {
      if (newSize.x * newSize.y > 0 && !userMovedMap.current) show(map, JSON.parse(seen), false);
    };
    map.on("resize", refit);
    return () => {
      map.off("resize", refit);
    };
  }, [map, seen, userMovedMap]);
}

export interface MapBehaviourProps {
  readonly view: OpeningView;
  readonly fitKey: string;
  readonly destination: FlightTarget | null;
  readonly userMovedMap: RefObject<boolean>;
  readonly onMove: () => void;
  /** Called for a click on the map itself, not on something on it. */
  readonly onClickMap: () => void;
}

/** Moves the map and listens to it; renders nothing. */
export function MapBehaviour(props: MapBehaviourProps) {
  const { view, fitKey, destination, userMovedMap, onMove, onClickMap } = props;
  const map = useMap();
  const { t } = useMapTexts();
  const hint = t("moveHint");

  useFit(map, view, fitKey, userMovedMap);
  useFlight(map, destination, userMovedMap);
  useUserPanning(map, onMove);
  useLayoutRefresh(map);

  useEffect(() => {
    // Leaflet makes this element focusable for the arrow keys, so it needs its own accessible name.
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", hint);
  }, [map, hint]);

  useMapEvents({
    click: ({ originalEvent: { target } }) => {
      if (!(target instanceof Element && target.closest("button"))) onClickMap();
    },
    // For the stylesheet; see property-map.module.css.
    movestart: () => map.getContainer().setAttribute("data-moving", ""),
    moveend: () => map.getContainer().removeAttribute("data-moving"),
  });
  return null;
}
