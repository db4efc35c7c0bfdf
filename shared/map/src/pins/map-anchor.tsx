import { DomEvent, divIcon, type Marker, marker } from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import styles from "./pin.module.css";

/** z-index offset of a raised pin. */
const RAISED = 10_000;

export interface MapAnchorProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders React content at a map position. Leaflet moves it and React renders it, so that a pin is a real
 * button.
 */
export function MapAnchor({ latitude, longitude, isRaised = false, children }: MapAnchorProps) {
  const map = useMap();
  const held = useRef<Marker>(null);
  const [element] = useState(() => document.createElement("div"));

  useEffect(() => {
    const icon = divIcon({ html: element, className: styles.anchor ?? "", iconSize: [0, 0] });
    const anchor = marker([latitude, longitude], { icon, interactive: false, keyboard: false });
    anchor.addTo(map);
    DomEvent.on(element, "dblclick", DomEvent.stopPropagation);
    held.current = anchor;
    return () => {
      DomEvent.off(element, "dblclick", DomEvent.stopPropagation);
      anchor.remove();
    };
  }, [map, element, latitude, longitude]);

  useEffect(() => {
    held.current?.setZIndexOffset(isRaised ? RAISED : 0);
  }, [isRaised]);

  return createPortal(children, element);
}
