import { useSettings } from "@stays/contract";
import { useBackToClose } from "@stays/router";
import { classNames, lazyPart } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, Suspense, useCallback, useId, useMemo, useRef, useState } from "react";
import { OpenedCard } from "./card/opened-card.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { useDrawing } from "./drawing/use-drawing.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { useMapTexts } from "./map-texts.ts";
import { NO_MARKS, type PinMarks } from "./pins/pin-marks.ts";
import type { MapBounds } from "./points/bounds.ts";
import type { MapCircle } from "./points/circle.ts";
import { type MapPoint, pointsWithPosition } from "./points/map-point.ts";
import styles from "./property-map.module.css";
import { tileChoices } from "./tiles/tile-choice.ts";
import { useEscape } from "./view/use-escape.ts";
import { useFullScreen } from "./view/use-full-screen.ts";
import { useSelection } from "./view/use-selection.ts";
import { viewportBounds } from "./view/use-view.ts";

export interface PropertyMapProps {
  /** Memoise the array (`useMemo`): a new one is clustered again. */
  readonly points: readonly MapPoint[];
  /** The item to fly to and to open, for Show on map. `onSelect` reports a change by a pin or Close. */
  readonly selectedId?: string | null | undefined;
  /** Increment it to fly to the selected item again. */
  readonly selectionSerial?: number | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** The item whose card in the list is hovered; its pin is raised (SR-09). */
  readonly highlightedId?: string | null | undefined;
  /** Called when a pin is hovered or focused; null = no longer. */
  readonly onHighlight?: ((id: string | null) => void) | undefined;
  /** Memoise it: what the visitor has seen and saved, which the pins show and say. */
  readonly marks?: PinMarks | undefined;
  /** A control in the card of an item, such as a button that compares it. */
  readonly cardAction?: ((id: string) => ReactNode) | undefined;
  /** Content of the card of an item, such as the way to a lift. */
  readonly cardContent?: ((id: string) => ReactNode) | undefined;
  /** The area to show at first, instead of all markers; a circle is drawn. */
  readonly area?: MapBounds | MapCircle | null | undefined;
  /** When set, Search this area appears once the visitor has moved the map. */
  readonly onSearchArea?: ((bounds: MapBounds) => void) | undefined;
  /** When set, Draw a circle appears. */
  readonly onDrawCircle?: ((circle: MapCircle) => void) | undefined;
  /** A new key means a new search: the map fits all markers again. */
  readonly fitKey?: string | undefined;
  /** Fills its column; by default the map is 450 px high. */
  readonly fills?: boolean | undefined;
  readonly isFullScreen?: boolean | undefined;
  /** When set, the buttons Full-screen map and Show list appear. */
  readonly onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
  /** For anchors that scroll to the map (MP-04). */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const nothing = () => {};

const CircleDrawing = lazyPart(() =>
  import("./drawing/circle-drawing.tsx").then((module) => module.CircleDrawing),
);

/**
 * A map of items with prices (MP-01 to MP-06): the visible pins, a card for the open one, controls. It
 * renders in the browser only, so load it lazily: `lazy(async () => ({ default: (await
 * import("@stays/map")).PropertyMap }))`.
 */
export function PropertyMap(props: PropertyMapProps) {
  const {
    points,
    onHighlight = nothing,
    onSearchArea,
    onDrawCircle,
    onFullScreenChange,
    isFullScreen = false,
  } = props;
  const { map: settings } = useSettings();
  const { t } = useMapTexts();
  const positioned = useMemo(() => pointsWithPosition(points), [points]);
  const choices = useMemo(() => tileChoices(settings), [settings]);
  const [choice, setChoice] = useState(choices[0]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const drawing = useDrawing();
  const [isMoved, setMoved] = useState(false);
  const userMovedMap = useRef(false);
  const selection = useSelection(positioned, {
    selectedId: props.selectedId ?? null,
    selectionSerial: props.selectionSerial ?? 0,
    onSelect: props.onSelect,
  });
  const box = useRef<HTMLElement>(null);
  /** Closes the card and returns a focus that the card takes with it. */
  const close = (byKeyboard: boolean) => {
    // Only the pin of the open card is expanded. Its focus keeps it on the map, even within a cluster.
    const pin = box.current?.querySelector<HTMLElement>('button[aria-expanded="true"]');
    if (byKeyboard && pin) pin.focus();
    else map?.getContainer().focus();
    selection.open(null);
  };
  const openButtonRef = useRef<HTMLButtonElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  const closeTop = () => (drawing.isOn ? drawing.stop() : close(true));
  const hasOpened = drawing.isOn || selection.opened !== null;
  const leave = () => (hasOpened ? closeTop() : onFullScreenChange?.(false));
  useBackToClose(isFullScreen, () => onFullScreenChange?.(false));
  useEscape(box, hasOpened && !isFullScreen, closeTop);
  useFullScreen(box, isFullScreen, leave, { in: openButtonRef, out: closeButtonRef });

  const move = useCallback(() => {
    userMovedMap.current = true;
    setMoved(true);
  }, []);
  const searchArea =
    onSearchArea && map && isMoved
      ? () => {
          setMoved(false);
          onSearchArea(viewportBounds(map));
        }
      : undefined;
  const end = `${useId()}-end`;

  return (
    <section
      ref={box}
      id={props.id}
      aria-label={t("map")}
      className={classNames(
        styles.map,
        props.fills && styles.fills,
        isFullScreen && styles.fullScreen,
        props.className,
      )}
    >
      {!isFullScreen && (
        <a href={`#${end}`} className={styles.skip}>
          {t("skipMap")}
        </a>
      )}
      <MapCanvas
        ref={setMap}
        points={positioned}
        area={props.area ?? null}
        draft={drawing.draft}
        choice={choice}
        selection={selection}
        highlightedId={props.highlightedId ?? null}
        onHighlight={onHighlight}
        marks={props.marks ?? NO_MARKS}
        fitKey={props.fitKey ?? ""}
        userMovedMap={userMovedMap}
        onMove={move}
      />
      <MapControls
        map={map}
        choices={choices}
        choice={choice}
        onChoose={setChoice}
        onMove={move}
        onSearchArea={searchArea}
        drawing={onDrawCircle && drawing}
        isFullScreen={isFullScreen}
        onFullScreenChange={onFullScreenChange}
        openButtonRef={openButtonRef}
        closeButtonRef={closeButtonRef}
      />
      {drawing.isOn && map && onDrawCircle ? (
        <Suspense>
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
        </Suspense>
      ) : (
        <OpenedCard
          points={positioned}
          selection={selection}
          isFullScreen={isFullScreen}
          cardAction={props.cardAction}
          cardContent={props.cardContent}
          onClose={close}
        />
      )}
      <span id={end} tabIndex={-1} />
    </section>
  );
}
