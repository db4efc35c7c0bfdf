import { useSettings } from "@stays/contract";
import { useBackToClose } from "@stays/router";
import { classNames, lazyPart, useMediaQuery } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { Suspense, useCallback, useId, useMemo, useRef, useState } from "react";
import { OpenedCard } from "./card/opened-card.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { useDrawing } from "./drawing/use-drawing.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { useMapTexts } from "./map-texts.ts";
import { NO_MARKS } from "./pins/pin-marks.ts";
import { pointsWithPosition } from "./points/map-point.ts";
import styles from "./property-map.module.css";
import type { PropertyMapProps } from "./property-map-props.ts";
import { sheetSizes } from "./sheet/sheet-sizes.ts";
import { useSheet } from "./sheet/use-sheet.ts";
import { tileChoices } from "./tiles/tile-choice.ts";
import { useEscape } from "./view/use-escape.ts";
import { useFullScreen } from "./view/use-full-screen.ts";
import { useSelection } from "./view/use-selection.ts";
import { viewportBounds } from "./view/use-view.ts";

const nothing = () => {};

/** A phone held upright. In a lower window a sheet would leave no map. */
const PHONE = "(max-width: 768px) and (min-height: 500px)";

const CircleDrawing = lazyPart(() =>
  import("./drawing/circle-drawing.tsx").then((module) => module.CircleDrawing),
);

const BottomSheet = lazyPart(() => import("./sheet/bottom-sheet.tsx").then((module) => module.BottomSheet));

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
  const isPhone = useMediaQuery(PHONE);
  const content = isFullScreen && isPhone && !drawing.isOn ? props.sheet : undefined;
  const sheet = useSheet(content !== undefined, selection.destination?.serial ?? 0);
  const { opened } = selection;
  const openId = opened?.kind === "card" ? opened.id : null;
  // The card in a raised sheet is marked instead. Opened by keyboard, the card on the map has the focus.
  const isInSheet =
    sheet.snap !== "peek" &&
    opened?.kind === "card" &&
    !opened.takesFocus &&
    content?.ids.includes(opened.id) === true;
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
  const hasOpened = drawing.isOn || opened !== null;
  const leave = () => {
    // A full sheet covers the card.
    if (sheet.snap === "full" || (sheet.snap === "half" && !hasOpened)) sheet.move("peek");
    else if (hasOpened) closeTop();
    else onFullScreenChange?.(false);
  };
  /** Lowers a full sheet, which covers what has the focus. */
  const uncover = (target: Element) => {
    const isCovered = target !== closeButtonRef.current && !sheet.ref.current?.contains(target);
    if (sheet.snap === "full" && isCovered) sheet.move("half");
  };
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
      data-sheet={content && sheet.snap}
      style={content && sheetSizes(sheet.snap)}
      onFocus={({ target }) => uncover(target)}
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
      ) : isInSheet ? null : (
        <OpenedCard
          points={positioned}
          selection={selection}
          isFullScreen={isFullScreen}
          cardAction={props.cardAction}
          cardContent={props.cardContent}
          onClose={close}
        />
      )}
      {content && (
        <Suspense>
          <BottomSheet
            {...content}
            sheet={sheet}
            selectedId={openId}
            highlightedId={props.highlightedId ?? null}
            onHighlight={onHighlight}
          />
        </Suspense>
      )}
      <span id={end} tabIndex={-1} />
    </section>
  );
}
