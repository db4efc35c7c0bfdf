import { useSettings } from "@stays/contract";
import { classNames, useMediaQuery } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { useId, useMemo, useState } from "react";
import { MapControls } from "./controls/map-controls.tsx";
import { CooperativeGestures } from "./cooperative-gestures.tsx";
import { MapCanvas } from "./map-canvas.tsx";
import { MapPanels } from "./map-panels.tsx";
import { useMapTexts } from "./map-texts.ts";
import { NO_MARKS } from "./pins/pin-marks.ts";
import { pointsWithPosition } from "./points/map-point.ts";
import styles from "./property-map.module.css";
import type { PropertyMapProps } from "./property-map-props.ts";
import { useSheet } from "./sheet/use-sheet.ts";
import { tileChoices } from "./tiles/tile-choice.ts";
import { useDismiss } from "./use-dismiss.ts";
import { useAreaSearch } from "./view/use-area-search.ts";
import { useSelection } from "./view/use-selection.ts";

const nothing = () => {};

/** A phone held upright. In a lower window a sheet would leave no map. */
const PHONE = "(max-width: 768px) and (min-height: 500px)";

/**
 * A map of items with prices (MP-01 to MP-06): the visible pins, a card for the open one, controls. It
 * renders in the browser only, so load it lazily: `lazy(async () => ({ default: (await
 * import("@stays/map")).PropertyMap }))`.
 */
export function PropertyMap(props: PropertyMapProps) {
  const { onHighlight = nothing, onFullScreenChange } = props;
  const { isFullScreen = false, highlightedId = null } = props;
  const { map: settings } = useSettings();
  const { t } = useMapTexts();
  const points = useMemo(() => pointsWithPosition(props.points), [props.points]);
  const choices = useMemo(() => tileChoices(settings), [settings]);
  const [choice, setChoice] = useState(choices[0]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { userMovedMap, markMoved, search } = useAreaSearch(map, props.onSearchArea);
  const selection = useSelection(points, {
    selectedId: props.selectedId ?? null,
    selectionSerial: props.selectionSerial ?? 0,
    onSelect: props.onSelect,
  });
  const isPhone = useMediaQuery(PHONE);
  const sheetContent = isFullScreen && isPhone ? props.sheet : undefined;
  const sheet = useSheet(sheetContent !== undefined, selection.destination?.serial ?? 0);
  const { ref, openButtonRef, closeButtonRef, closeCard } = useDismiss({
    map,
    selection,
    sheet,
    isFullScreen,
    onFullScreenChange,
  });
  /** Lowers a full sheet, which covers what has the focus. */
  const uncover = (target: Element) => {
    const isCovered = target !== closeButtonRef.current && !sheet.ref.current?.contains(target);
    if (sheet.snap === "full" && isCovered) sheet.move("half");
  };
  const end = `${useId()}-end`;

  return (
    <section
      ref={ref}
      id={props.id}
      aria-label={t("map")}
      data-sheet={sheetContent && sheet.snap}
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
        points={points}
        area={props.area ?? null}
        choice={choice}
        selection={selection}
        highlightedId={highlightedId}
        onHighlight={onHighlight}
        marks={props.marks ?? NO_MARKS}
        fitKey={props.fitKey ?? ""}
        userMovedMap={userMovedMap}
        onMove={markMoved}
      />
      {map && !isFullScreen && <CooperativeGestures map={map} />}
      <MapControls
        map={map}
        title={props.fills ? t("map") : null}
        choices={choices}
        choice={choice}
        onChoose={setChoice}
        onMove={markMoved}
        onSearchArea={search}
        isFullScreen={isFullScreen}
        onFullScreenChange={onFullScreenChange}
        openButtonRef={openButtonRef}
        closeButtonRef={closeButtonRef}
      />
      <MapPanels
        points={points}
        selection={selection}
        sheet={sheet}
        sheetContent={sheetContent}
        highlightedId={highlightedId}
        onHighlight={onHighlight}
        isFullScreen={isFullScreen}
        cardAction={props.cardAction}
        cardContent={props.cardContent}
        onCloseCard={closeCard}
      />
      <span id={end} tabIndex={-1} />
    </section>
  );
}
