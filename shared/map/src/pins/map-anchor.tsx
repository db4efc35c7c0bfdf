import { DomEvent, divIcon } from "leaflet";
import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { Marker } from "react-leaflet";
import styles from "./pin.module.css";

/** z-index offset of a raised pin. */
const RAISED = 10_000;

export interface MapAnchorProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** An icon around an element; a double click on it does not zoom the map. */
function iconAround(element: HTMLElement) {
  DomEvent.on(element, "dblclick", DomEvent.stopPropagation);
  return divIcon({ html: element, className: styles.anchor ?? "", iconSize: [0, 0] });
}

/**
 * Renders React content at a map position. Leaflet moves it and React renders it, so that a pin is a real
 * button.
 */
export function MapAnchor({ latitude, longitude, isRaised = false, children }: MapAnchorProps) {
  const [element] = useState(() => document.createElement("div"));
  const icon = useMemo(() => iconAround(element), [element]);
  // The marker moves whenever it receives another array.
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        zIndexOffset={isRaised ? RAISED : 0}
        interactive={false}
        keyboard={false}
      />
      {createPortal(children, element)}
    </>
  );
}
