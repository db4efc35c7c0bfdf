import { lazyComponent } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import type { ReactNode } from "react";
import { OpenedCard } from "./card/opened-card.tsx";
import type { Drawing } from "./drawing/use-drawing.ts";
import type { MapCircle } from "./points/circle.ts";
import type { PointWithPosition } from "./points/map-point.ts";
import type { MapSheet } from "./sheet/map-sheet.ts";
import type { Sheet } from "./sheet/use-sheet.ts";
import type { Opened, Selection } from "./view/use-selection.ts";

const CircleDrawing = lazyComponent(() =>
  import("./drawing/circle-drawing.tsx").then((module) => module.CircleDrawing),
);

const BottomSheet = lazyComponent(() =>
  import("./sheet/bottom-sheet.tsx").then((module) => module.BottomSheet),
);

export interface MapPanelsProps {
  readonly map: LeafletMap | null;
  readonly points: readonly PointWithPosition[];
  readonly selection: Selection;
  readonly drawing: Drawing;
  /** undefined = the map has no Draw a circle. */
  readonly onDrawCircle: ((circle: MapCircle) => void) | undefined;
  readonly sheet: Sheet;
  /** undefined = the map has no bottom sheet. */
  readonly sheetContent: MapSheet | undefined;
  readonly highlightedId: string | null;
  readonly onHighlight: (id: string | null) => void;
  readonly isFullScreen: boolean;
  readonly cardAction: ((id: string) => ReactNode) | undefined;
  readonly cardContent: ((id: string) => ReactNode) | undefined;
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

/** What is over the lower part of the map: the drawing of a circle, else the opened card; and the bottom sheet. */
export function MapPanels(props: MapPanelsProps) {
  const { map, selection, drawing, onDrawCircle, sheet, sheetContent, isFullScreen } = props;
  const { opened } = selection;
  return (
    <>
      {drawing.isOn && map && onDrawCircle ? (
        <CircleDrawing
          map={map}
          draft={drawing.draft}
          isFullScreen={isFullScreen}
          onDraft={drawing.draw}
          onUse={(circle) => {
            drawing.stop();
            onDrawCircle(circle);
          }}
          onCancel={drawing.stop}
        />
      ) : isInSheet(opened, sheet, sheetContent) ? null : (
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
