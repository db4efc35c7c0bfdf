import { classNames, type ElementNode, lazyComponent } from "@stays/ui";
import type { ReactNode } from "react";
import { MapCard } from "./card/map-card.tsx";
import styles from "./card/opened-card.module.css";
import { StaysHere } from "./card/stays-here.tsx";
import type { PointWithPosition } from "./points/map-point.ts";
import type { MapSheet } from "./sheet/map-sheet.ts";
import type { Sheet } from "./sheet/use-sheet.ts";
import type { Opened, Selection } from "./view/use-selection.ts";

const BottomSheet = lazyComponent(() =>
  import("./sheet/bottom-sheet.tsx").then((module) => module.BottomSheet),
);

export interface MapPanelsProps {
  readonly points: readonly PointWithPosition[];
  readonly selection: Selection;
  readonly sheet: Sheet;
  /** undefined = the map has no bottom sheet. */
  readonly sheetContent: MapSheet | undefined;
  readonly highlightedId: string | null;
  readonly onHighlight: (id: string | null) => void;
  readonly isFullScreen: boolean;
  readonly cardAction: ((id: string) => ReactNode) | undefined;
  readonly cardContent: ((id: string) => ElementNode) | undefined;
  /** @param byKeyboard true = the pin takes the focus, else the map */
  readonly onCloseCard: (byKeyboard: boolean) => void;
}

/**
 * Whether the opened card is marked in the raised sheet, instead of shown over the map. Opened by keyboard it is on
 * the map, because it has the focus.
 */
const isInSheet = (opened: Opened, sheet: Sheet, content: MapSheet | undefined): boolean =>
  sheet.snap !== "peek" &&
  opened?.kind === "card" &&
  !opened.takesFocus &&
  content?.ids.includes(opened.id) === true;

/** What is over the lower part of the map: the opened card and the bottom sheet. */
export function MapPanels(props: MapPanelsProps) {
  const { selection, sheet, sheetContent, isFullScreen } = props;
  const { opened } = selection;
  return (
    <>
      {!isInSheet(opened, sheet, sheetContent) && (
        <OpenedCard
          points={props.points}
          selection={selection}
          isFullScreen={isFullScreen}
          cardAction={props.cardAction}
          cardContent={props.cardContent}
          onClose={props.onCloseCard}
        />
      )}
      {sheetContent && (
        <BottomSheet
          {...sheetContent}
          sheet={sheet}
          selectedId={opened?.kind === "card" ? opened.id : null}
          highlightedId={props.highlightedId}
          onHighlight={props.onHighlight}
        />
      )}
    </>
  );
}

interface OpenedCardProps {
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
function OpenedCard(props: OpenedCardProps) {
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
