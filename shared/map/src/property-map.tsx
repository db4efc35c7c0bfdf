import { useSettings } from "@stays/contract";
import { classNames } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { useCallback, useId, useMemo, useRef, useState } from "react";
import { OpenedCard } from "./card/opened-card.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { MapCanvas } from "./map-canvas.tsx";
import { useMapTexts } from "./map-texts.ts";
import type { MapBounds } from "./points/bounds.ts";
import { type MapPoint, placedPoints } from "./points/map-point.ts";
import styles from "./property-map.module.css";
import { tileChoices } from "./tiles/tile-choice.ts";
import { useFullScreen } from "./view/use-full-screen.ts";
import { useSelection } from "./view/use-selection.ts";
import { viewportBounds } from "./view/use-view.ts";

export interface PropertyMapProps {
  /** Keep the array between renders (`useMemo`): a new one is sorted into clusters again. */
  readonly points: readonly MapPoint[];
  /** The place to fly to and to open: Show on map. Told back through `onSelect` when a pin or Close changes it. */
  readonly selectedId?: string | null | undefined;
  /** Raise it to fly again to the place that is already selected. */
  readonly selectionSerial?: number | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** The place whose card in the list is pointed at; its pin is raised (SR-09). */
  readonly highlightedId?: string | null | undefined;
  /** A pin is pointed at or focused, null = no longer. */
  readonly onHighlight?: ((id: string | null) => void) | undefined;
  /** The part to look at in the beginning, instead of all markers. */
  readonly area?: MapBounds | null | undefined;
  /** With it, Search this area is offered once the visitor has moved the map. */
  readonly onSearchArea?: ((bounds: MapBounds) => void) | undefined;
  /** Another key means another search: all markers are brought into sight again. */
  readonly fitKey?: string | undefined;
  /** Fills its column instead of being 450 px high. */
  readonly fills?: boolean | undefined;
  readonly isFullScreen?: boolean | undefined;
  /** With it, the buttons Full-screen map and Show list are offered. */
  readonly onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
  /** For anchors that scroll to the map (MP-04). */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const nothing = () => {};

/**
 * A map of places with prices (MP-01 to MP-06): the pins in sight, a card for the one that is open, controls. For the
 * browser only; load it lazily: `lazy(async () => ({ default: (await import("@stays/map")).PropertyMap }))`.
 */
export function PropertyMap(props: PropertyMapProps) {
  const { points, onHighlight = nothing, onSearchArea, onFullScreenChange, isFullScreen = false } = props;
  const { map: settings } = useSettings();
  const { t } = useMapTexts();
  const placed = useMemo(() => placedPoints(points), [points]);
  const choices = useMemo(() => tileChoices(settings), [settings]);
  const [choice, setChoice] = useState(choices[0]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isMoved, setMoved] = useState(false);
  const userMovedMap = useRef(false);
  const selection = useSelection(placed, {
    selectedId: props.selectedId ?? null,
    selectionSerial: props.selectionSerial ?? 0,
    onSelect: props.onSelect,
  });
  const close = () => selection.open(null);

  const box = useRef<HTMLElement>(null);
  const openButtonRef = useRef<HTMLButtonElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  const leave = () => (selection.opened ? close() : onFullScreenChange?.(false));
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
        points={placed}
        area={props.area ?? null}
        choice={choice}
        selection={selection}
        highlightedId={props.highlightedId ?? null}
        onHighlight={onHighlight}
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
        isFullScreen={isFullScreen}
        onFullScreenChange={onFullScreenChange}
        openButtonRef={openButtonRef}
        closeButtonRef={closeButtonRef}
      />
      <OpenedCard
        points={placed}
        selection={selection}
        isFullScreen={isFullScreen}
        onClose={close}
        onFocusMap={() => map?.getContainer().focus()}
      />
      <span id={end} tabIndex={-1} />
    </section>
  );
}
