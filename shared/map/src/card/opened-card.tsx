import { classNames } from "@stays/ui";
import type { ReactNode } from "react";
import type { PointWithPosition } from "../points/map-point.ts";
import type { Selection } from "../view/use-selection.ts";
import { MapCard } from "./map-card.tsx";
import styles from "./opened-card.module.css";
import { StaysHere } from "./stays-here.tsx";

export interface OpenedCardProps {
  readonly points: readonly PointWithPosition[];
  readonly selection: Selection;
  /** On a phone Show list is at the lower edge of the full-screen map; the card is above it. */
  readonly isFullScreen: boolean;
  readonly cardAction?: ((id: string) => ReactNode) | undefined;
  readonly onClose: () => void;
  /** Focuses the map when a card that had the focus is removed. */
  readonly onFocusMap: () => void;
}

/** The opened card or list, over the lower edge of the map. */
export function OpenedCard(props: OpenedCardProps) {
  const { points, selection, isFullScreen, cardAction, onClose, onFocusMap } = props;
  const { opened, open } = selection;
  if (!opened) return null;
  const cardClass = classNames(styles.root, isFullScreen && styles.lifted);
  const close = () => {
    onClose();
    onFocusMap();
  };
  if (opened.kind === "list") {
    const here = points.filter((point) => opened.ids.includes(point.id));
    return (
      <div className={cardClass}>
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
    <div className={cardClass}>
      <div className={styles.card}>
        <MapCard
          key={point.id}
          point={point}
          action={cardAction?.(point.id)}
          takesFocus={opened.takesFocus}
          onClose={close}
        />
      </div>
    </div>
  );
}
