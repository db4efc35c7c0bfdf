import { classNames, type ElementNode } from "@stays/ui";
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
  readonly cardContent?: ((id: string) => ElementNode) | undefined;
  /** @param byKeyboard true = the pin takes the focus, else the map */
  readonly onClose: (byKeyboard: boolean) => void;
}

/** The opened card or list, over the lower edge of the map. */
export function OpenedCard(props: OpenedCardProps) {
  const { points, selection, isFullScreen, cardAction, cardContent, onClose } = props;
  const { opened, open } = selection;
  if (!opened) return null;
  const cardClass = classNames(styles.root, isFullScreen && styles.lifted);
  if (opened.kind === "list") {
    const here = points.filter((point) => opened.ids.includes(point.id));
    return (
      <div className={cardClass}>
        <div className={styles.card}>
          <StaysHere
            points={here}
            onOpen={(id) => open({ kind: "card", id, takesFocus: true })}
            onClose={onClose}
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
          content={cardContent?.(point.id)}
          takesFocus={opened.takesFocus}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
