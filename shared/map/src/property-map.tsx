import { useSettings } from "@stays/contract";
import { classNames, type ElementNode, prefersReducedMotion, useMediaQuery } from "@stays/ui";
import { Browser, type Map as LeafletMap, type TileLayer as LeafletTileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { memo, type ReactNode, useId, useMemo, useState } from "react";
import { MapContainer, TileLayer } from "react-leaflet";
import { CooperativeGestures } from "./cooperative-gestures.tsx";
import { MapBehaviour } from "./map-behaviour.tsx";
import { MapControls, TilesNote } from "./map-controls.tsx";
import { MapPanels } from "./map-panels.tsx";
import { useMapTexts } from "./map-texts.ts";
import { Pins } from "./pins/pins.tsx";
import { filterPositioned, type MapPoint, NO_MARKS, type PinMarks } from "./points/map-point.ts";
import { computeOpeningView, type MapBounds } from "./points/opening-view.ts";
import styles from "./property-map.module.css";
import { type MapSheet, useSheet } from "./sheet/use-sheet.ts";
import { tileChoices } from "./tiles/tile-choice.ts";
import { useTileHealth } from "./tiles/use-tile-health.ts";
import { useDismiss } from "./use-dismiss.ts";
import { HighlightedId } from "./view/highlighted-id.ts";
import { useSelection } from "./view/use-selection.ts";
import { useAreaSearch, viewportBounds } from "./view/use-view.ts";

disable3dTransforms();

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
  readonly cardContent?: ((id: string) => ElementNode) | undefined;
  /** Called when View of a card is opened, by any button or key. */
  readonly onView?: ((id: string) => void) | undefined;
  /** The area to show at first, instead of all markers. */
  readonly area?: MapBounds | null | undefined;
  /** When set, Search this area appears once the visitor has moved the map. */
  readonly onSearchArea?: ((bounds: MapBounds) => void) | undefined;
  /** A note at the foot of the map; it receives what searches the visible part, as Search this area does. */
  readonly note?: ((searchArea: () => void) => ElementNode) | undefined;
  /** A new key means a new search: the map fits all markers again. */
  readonly fitKey?: string | undefined;
  /** Fills its column and has a visible title; by default the map is 450 px high, less in a low window. */
  readonly fills?: boolean | undefined;
  readonly isFullScreen?: boolean | undefined;
  /** When set, the buttons Full-screen map and Show list appear. */
  readonly onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
  /** On a phone, a bottom sheet over the full-screen map. */
  readonly sheet?: MapSheet | undefined;
}

const nothing = () => {};

/** A phone held upright. In a lower window a sheet would leave no map. */
const PHONE = "(max-width: 768px) and (min-height: 500px)";

/**
 * A map of items with prices (MP-01 to MP-06): the visible pins, a card for the open one, controls. It
 * renders in the browser only, so load it lazily: `lazy(async () => ({ default: (await
 * import("@stays/map")).PropertyMap }))`.
 */
export function PropertyMap({ highlightedId = null, ...props }: PropertyMapProps) {
  return (
    <HighlightedId value={highlightedId}>
      <MapWithPanels {...props} />
    </HighlightedId>
  );
}

const MapWithPanels = memo(function MapWithPanels(props: Omit<PropertyMapProps, "highlightedId">) {
  const { onHighlight = nothing, onFullScreenChange, isFullScreen = false } = props;
  const { map: settings } = useSettings();
  const { t } = useMapTexts();
  const points = useMemo(() => filterPositioned(props.points), [props.points]);
  const choices = useMemo(() => tileChoices(settings), [settings]);
  const [choice, setChoice] = useState(choices[0]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [layer, setLayer] = useState<LeafletTileLayer | null>(null);
  const isPictureMissing = useTileHealth(layer);
  const [isStill] = useState(prefersReducedMotion);
  const { area = null } = props;
  const view = useMemo(() => computeOpeningView(points, settings, area), [points, settings, area]);
  const { userMovedMap, markMoved, search } = useAreaSearch(map, props.onSearchArea);
  const selection = useSelection(points, {
    selectedId: props.selectedId ?? null,
    selectionSerial: props.selectionSerial ?? 0,
    onSelect: props.onSelect,
  });
  const isPhone = useMediaQuery(PHONE);
  const sheetContent = isFullScreen && isPhone ? props.sheet : undefined;
  const sheet = useSheet(sheetContent !== undefined, selection.destination?.serial ?? 0);
  const { ref, openButtonRef, closeButtonRef, closeCard, handleKey } = useDismiss({
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
      aria-label={t("map")}
      data-sheet={sheetContent && sheet.snap}
      onFocus={({ target }) => uncover(target)}
      onKeyDown={handleKey}
      className={classNames(styles.map, props.fills && styles.fills, isFullScreen && styles.fullScreen)}
    >
      {!isFullScreen && (
        <a href={`#${end}`} className={styles.skip}>
          {t("skipMap")}
        </a>
      )}
      <MapContainer
        ref={setMap}
        className={styles.canvas ?? ""}
        center={[settings.centre.Latitude, settings.centre.Longitude]}
        zoom={settings.zoom}
        maxZoom={settings.maxZoom}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        <TileLayer key={choice.url} ref={setLayer} url={choice.url} maxZoom={settings.maxZoom} />
        <MapBehaviour
          view={view}
          fitKey={props.fitKey ?? ""}
          destination={selection.destination}
          userMovedMap={userMovedMap}
          onMove={markMoved}
          onClickMap={() => selection.open(null)}
        />
        <Pins
          points={points}
          openId={selection.opened?.kind === "card" ? selection.opened.id : null}
          onOpen={selection.open}
          onHighlight={onHighlight}
          marks={props.marks ?? NO_MARKS}
          onMove={markMoved}
        />
      </MapContainer>
      <div className={styles.foot}>
        <TilesNote isMissing={isPictureMissing} onRetry={() => layer?.redraw()} />
        {map && props.note?.(() => props.onSearchArea?.(viewportBounds(map)))}
      </div>
      {settings.attribution && <p className={styles.attribution}>{settings.attribution}</p>}
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
        onHighlight={onHighlight}
        isFullScreen={isFullScreen}
        cardAction={props.cardAction}
        cardContent={props.cardContent}
        onView={props.onView}
        onCloseCard={closeCard}
      />
      <span id={end} tabIndex={-1} />
    </section>
  );
});

/**
 * Makes Leaflet position tiles and pins by 2D transforms. With `translate3d` each of about sixty becomes a
 * compositor layer, which slows every frame of a scroll beside the map.
 */
function disable3dTransforms(): void {
  // Leaflet's own switch for browsers without 3D transforms; it has no other effect.
  Object.assign(Browser, { ie3d: true });
}
