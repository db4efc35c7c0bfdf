import { type RefObject, useCallback, useEffect } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { useMapTexts } from "./map-texts.ts";
import type { OpeningView } from "./points/opening-view.ts";
import { useFit } from "./view/use-fit.ts";
import { type FlightTarget, useFlight } from "./view/use-flight.ts";
import { useLayoutRefresh } from "./view/use-layout-refresh.ts";
import { useMotion } from "./view/use-motion.ts";
import { useUserPanning } from "./view/use-user-panning.ts";

export interface MapBehaviourProps {
  readonly view: OpeningView;
  readonly fitKey: string;
  readonly maxZoom: number;
  readonly destination: FlightTarget | null;
  readonly userMovedMap: RefObject<boolean>;
  readonly onMove: () => void;
  /** Called for a click on the map itself, not on something on it. */
  readonly onClickMap: () => void;
}

/** Moves the map and listens to it; renders nothing. */
export function MapBehaviour(props: MapBehaviourProps) {
  const { view, fitKey, maxZoom, destination, userMovedMap, onMove, onClickMap } = props;
  const map = useMap();
  const { t } = useMapTexts();
  const hint = t("moveHint");

  useFit(map, view, { maxZoom, fitKey, userMovedMap });
  useFlight(map, destination, maxZoom, userMovedMap);
  useUserPanning(map, userMovedMap, onMove);
  useLayoutRefresh(map);
  useMotion(map);

  useEffect(() => {
    // Leaflet makes this element focusable for the arrow keys, so it needs its own accessible name.
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", hint);
  }, [map, hint]);

  const handleClick = useCallback(
    (target: EventTarget | null) => {
      if (!(target instanceof Element && target.closest("button"))) onClickMap();
    },
    [onClickMap],
  );
  useMapEvents({ click: (event) => handleClick(event.originalEvent.target) });
  return null;
}
