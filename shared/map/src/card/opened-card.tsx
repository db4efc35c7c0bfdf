import { classNames } from "@stays/ui";
import type { PlacedPoint } from "../points/map-point.ts";
import type { Selection } from "../view/use-selection.ts";
import { MapCard } from "./map-card.tsx";
import styles from "./opened-card.module.css";
import { StaysHere } from "./stays-here.tsx";

export interface OpenedCardProps {
  readonly points: readonly PlacedPoint[];
  readonly selection: Selection;
  /** Show list lies at the lower edge of a phone: above it. */
  readonly isFullScreen: boolean;
  readonly onClose: () => void;
  /** Where the focus goes when a card that held it is gone. */
  readonly onFocusMap: () => void;
}

/** What is open on the map, over its lower edge. */
export function OpenedCard({ points, selection, isFullScreen, onClose, onFocusMap }: OpenedCardProps) {
  const { opened, open } = selection;
  if (!opened) return null;
  const place = classNames(styles.place, isFullScreen && styles.lifted);
  const close = () => {
    onClose();
    onFocusMap();
  };
  if (opened.kind === "list") {
    const here = points.filter((point) => opened.ids.includes(point.id));
    return (
      <div className={place}>
        <div className={styles.card}>
          <StaysHere
            points={here}
            onOpen={(id) => open({ kind: "card", id, takesFocus: true })}
            onClose={close}
          />
        </div>
      </div>
    );
  }
  const point = points.find(({ id }) => id === opened.id);
  if (!point) return null;
  return (
    <div className={place}>
      <div className={styles.card}>
        <MapCard key={point.id} point={point} takesFocus={opened.takesFocus} onClose={close} />
      </div>
    </div>
  );
}
