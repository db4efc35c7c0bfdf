import { useFormat } from "@stays/texts";
import { CheckIcon, classNames, Icon, type IconShape } from "@stays/ui";
import { memo, useId } from "react";
import { useMap } from "react-leaflet";
import { useMapTexts } from "../map-texts.ts";
import type { PointWithPosition } from "../points/map-point.ts";
import { isDragEnd } from "./drag-end.ts";
import { MapAnchor } from "./map-anchor.tsx";
import styles from "./pin.module.css";
import { pinLabel } from "./pin-label.ts";

export interface StayPinProps {
  readonly point: PointWithPosition;
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  readonly isSeen: boolean;
  readonly isSaved: boolean;
  readonly savedIcon: IconShape;
  /** @param byKeyboard true = the card takes the focus */
  readonly onOpen: (id: string, byKeyboard: boolean) => void;
  readonly onHighlight: (id: string | null) => void;
}

/**
 * The pin of one stay: its price, else its name (MP-01). A saved stay has a heart and a seen one a check and a
 * dashed edge; the button's description says both.
 */
export const StayPin = memo(function StayPin(props: StayPinProps) {
  const { point, isOpen, isHighlighted, isSeen, isSaved, onOpen, onHighlight } = props;
  const map = useMap();
  const marksId = useId();
  const { t } = useMapTexts();
  const { money } = useFormat();
  const { text, name } = pinLabel(point, money);
  const { latitude, longitude } = point.position;
  const isRaised = isOpen || isHighlighted;
  const marks = [isSaved && t("saved"), isSeen && t("seen")].filter((mark) => mark !== false);
  return (
    <MapAnchor latitude={latitude} longitude={longitude} isRaised={isRaised}>
      <button
        type="button"
        className={classNames(
          styles.pin,
          isSeen && styles.seen,
          isRaised && styles.raised,
          isOpen && styles.current,
        )}
        aria-label={name}
        aria-describedby={marks.length > 0 ? marksId : undefined}
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
        {isSaved && <Icon of={props.savedIcon} className={styles.saved} />}
        {isSeen && <Icon of={CheckIcon} />}
        <span className={styles.text} translate="no">
          {text}
        </span>
      </button>
      {marks.length > 0 && (
        <span id={marksId} hidden>
          {marks.join(", ")}
        </span>
      )}
    </MapAnchor>
  );
});
