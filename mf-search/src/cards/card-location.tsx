import { hasPosition, type Position } from "@stays/domain";
import { Icon, MapPinIcon, TextButton } from "@stays/ui";
import styles from "./stay-card.module.css";

interface CardLocationProps {
  /** Full text of the last geo path (ruling 56). */
  readonly area: string | null;
  readonly position: Position | null;
  /** Label of the button, Show on map. */
  readonly label: string;
  readonly nameId: string;
  readonly onShowOnMap: () => void;
}

/** Location of a stay, with a Show on map button when its position is known (MP-04). */
export function CardLocation({ area, position, label, nameId, onShowOnMap }: CardLocationProps) {
  return (
    <p className={styles.location}>
      {area && <span>{area}</span>}
      {hasPosition(position) && (
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
