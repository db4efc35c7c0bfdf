import { prefersReducedMotion } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { PointWithPosition } from "../points/map-point.ts";

/** What is open on the map: the card of a stay, the list of the stays at one position, or neither. */
export type Opened =
  | { readonly kind: "card"; readonly id: string; readonly takesFocus: boolean }
  | { readonly kind: "list"; readonly ids: readonly string[] }
  | null;

/** What is open on the map, opened by a pin or by the page. */
export interface Selection {
  readonly opened: Opened;
  /** The target of the flight: the stay selected last. */
  readonly destination: FlightTarget | null;
  /** A stable function. */
  readonly open: (opened: Opened) => void;
}

/** The page's request to select an item. */
export interface SelectionRequest {
  readonly selectedId: string | null;
  /** Incremented to request the same item again. */
  readonly selectionSerial: number;
  readonly onSelect: ((id: string | null) => void) | undefined;
}

const getOpenedId = (opened: Opened): string | null => (opened?.kind === "card" ? opened.id : null);

/**
 * Opens and flies to the stay that the page or a pin selects (MP-03); reports the selections by pins to the
 * page.
 */
export function useSelection(points: readonly PointWithPosition[], request: SelectionRequest): Selection {
  const [opened, setOpened] = useState<Opened>(null);
  const [handled, setHandled] = useState({ id: null as string | null, serial: 0 });
  const [flownTo, setFlownTo] = useState<{ readonly id: string; readonly serial: number } | null>(null);

  const isHandled = handled.id === request.selectedId && handled.serial === request.selectionSerial;
  if (!isHandled) {
    setHandled({ id: request.selectedId, serial: request.selectionSerial });
    const isOwnPin = request.selectedId === getOpenedId(opened) && handled.serial === request.selectionSerial;
    if (!isOwnPin) {
      const id = request.selectedId;
      setOpened(id === null ? null : { kind: "card", id, takesFocus: false });
      setFlownTo(id === null ? null : { id, serial: (flownTo?.serial ?? 0) + 1 });
    }
  }

  const latest = useRef({ opened, onSelect: request.onSelect });
  useEffect(() => {
    latest.current = { opened, onSelect: request.onSelect };
  });
  const open = useCallback((next: Opened) => {
    const before = latest.current;
    latest.current = { ...before, opened: next };
    setOpened(next);
    const id = getOpenedId(next);
    if (id !== null) setFlownTo((last) => ({ id, serial: (last?.serial ?? 0) + 1 }));
    if (id !== getOpenedId(before.opened)) before.onSelect?.(id);
  }, []);

  const point = flownTo && points.find(({ id }) => id === flownTo.id);
  return { opened, destination: flownTo && point ? { point, serial: flownTo.serial } : null, open };
}

/** Zoom level for a selected item (MP-03). */
export const SELECTED_ZOOM = 18;
/** Duration of the flight in seconds. */
export const FLIGHT_SECONDS = 1.5;

/** A selected stay; a higher `serial` selects it again. */
export interface FlightTarget {
  readonly point: PointWithPosition;
  readonly serial: number;
}

/**
 * Flies to a stay when it is selected: to zoom 18 in 1.5 s. Jumps for visitors who prefer reduced motion
 * (MP-03, MP-04).
 */
export function useFlight(
  map: LeafletMap,
  destination: FlightTarget | null,
  userMovedMap: RefObject<boolean>,
): void {
  const serial = destination?.serial ?? 0;
  const latitude = destination?.point.position.latitude;
  const longitude = destination?.point.position.longitude;
  useEffect(() => {
    // The serial distinguishes a new request for the same item from a mere render.
    if (serial === 0 || latitude === undefined || longitude === undefined) return;
    userMovedMap.current = true;
    const zoom = Math.min(SELECTED_ZOOM, map.getMaxZoom());
    // The container may just have become visible; Leaflet cannot fly in a container without a size.
    map.invalidateSize({ animate: false });
    const { x: width, y: height } = map.getSize();
    if (prefersReducedMotion() || width * height === 0)
      map.setView([latitude, longitude], zoom, { animate: false });
    else map.flyTo([latitude, longitude], zoom, { duration: FLIGHT_SECONDS });
  }, [map, latitude, longitude, serial, userMovedMap]);
}
