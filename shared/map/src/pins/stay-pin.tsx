import { useFormat } from "@stays/texts";
import { classNames } from "@stays/ui";
import { memo } from "react";
import { useMap } from "react-leaflet";
import type { PointWithPosition } from "../points/map-point.ts";
import { isDragEnd } from "./drag-end.ts";
import { MapAnchor } from "./map-anchor.tsx";
import styles from "./pin.module.css";
import { pinLabel } from "./pin-label.ts";

export interface StayPinProps {
  readonly point: PointWithPosition;
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  /** @param byKeyboard true = the card takes the focus */
  readonly onOpen: (id: string, byKeyboard: boolean) => void;
  readonly onHighlight: (id: string | null) => void;
}

/** The pin of one stay: its price, else its name (MP-01). */
export const StayPin = memo(function StayPin(props: StayPinProps) {
  const { point, isOpen, isHighlighted, onOpen, onHighlight } = props;
  const map = useMap();
  const { money } = useFormat();
  const { text, name } = pinLabel(point, money);
  const { latitude, longitude } = point.position;
  const isRaised = isOpen || isHighlighted;
  return (
    <MapAnchor latitude={latitude} longitude={longitude} isRaised={isRaised}>
      <button
        type="button"
        className={classNames(styles.pin, isRaised && styles.raised)}
        aria-label={name}
        aria-expanded={isOpen}
        onClick={(event) => !isDragEnd(map, event) && onOpen(point.id, event.detail === 0)}
        onPointerEnter={() => onHighlight(point.id)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={(event) => {
          onHighlight(point.id);
          if (event.currentTarget.matches(":focus-visible"))
            map.panInside([latitude, longitude], { padding: [64, 64] });
        }}
        onBlur={() => onHighlight(null)}
      >
        <span className={styles.text}>{text}</span>
      </button>
    </MapAnchor>
  );
});
