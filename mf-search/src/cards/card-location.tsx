import { isPlaced, type Position } from "@stays/domain";
import { Icon, MapPinIcon, TextButton } from "@stays/ui";
import styles from "./stay-card.module.css";

interface CardPlaceProps {
  /** The last geo path, whole (ruling 56). */
  readonly area: string | null;
  readonly position: Position | null;
  /** Show on map */
  readonly label: string;
  readonly nameId: string;
  readonly onShowOnMap: () => void;
}

/** Where a stay is, with the way to the map when it is placed (MP-04). */
export function CardLocation({ area, position, label, nameId, onShowOnMap }: CardPlaceProps) {
  return (
    <p className={styles.place}>
      {area && <span>{area}</span>}
      {isPlaced(position) && (
        <span className={styles.onMap}>
          <Icon of={MapPinIcon} />
          <TextButton aria-describedby={nameId} onClick={onShowOnMap}>
            {label}
          </TextButton>
        </span>
      )}
    </p>
  );
}
