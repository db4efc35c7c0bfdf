import { prefersReducedMotion } from "@stays/ui";
import "leaflet/dist/leaflet.css";
import { useSettings } from "@stays/contract";
import { Browser, type Map as LeafletMap, type TileLayer as LeafletTileLayer } from "leaflet";
import { type Ref, type RefObject, useEffect, useMemo, useState } from "react";
import { MapContainer, TileLayer } from "react-leaflet";
import { MapBehaviour } from "./map-behaviour.tsx";
import { TilesNote } from "./map-controls.tsx";
import { Pins } from "./pins/pins.tsx";
import type { PinMarks, PointWithPosition } from "./points/map-point.ts";
import { computeOpeningView, type MapBounds } from "./points/opening-view.ts";
import styles from "./property-map.module.css";
import type { TileChoice } from "./tiles/tile-choice.ts";
import { useTileHealth } from "./tiles/use-tile-health.ts";
import type { Selection } from "./view/use-selection.ts";

export interface MapCanvasProps {
  readonly ref: Ref<LeafletMap>;
  readonly points: readonly PointWithPosition[];
  /** Shown at first instead of all points. */
  readonly area: MapBounds | null;
  readonly choice: TileChoice;
  readonly selection: Selection;
  readonly onHighlight: (id: string | null) => void;
  readonly marks: PinMarks;
  readonly fitKey: string;
  readonly userMovedMap: RefObject<boolean>;
  readonly onMove: () => void;
}

disable3dTransforms();

/** Leaflet's map with our tiles and pins. */
export function MapCanvas(props: MapCanvasProps) {
  const { points, area, selection, userMovedMap, onMove } = props;
  const { map: settings } = useSettings();
  const view = useMemo(() => computeOpeningView(points, settings, area), [points, settings, area]);
  const [isStill] = useState(prefersReducedMotion);
  const [isPictureMissing, setPictureMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { opened, open } = selection;
  const { Latitude, Longitude } = settings.centre;

  return (
    <>
      <MapContainer
        ref={props.ref}
        className={styles.canvas ?? ""}
        center={[Latitude, Longitude]}
        zoom={settings.zoom}
        maxZoom={settings.maxZoom}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        <Tiles
          choice={props.choice}
          maxZoom={settings.maxZoom}
          attempt={attempt}
          onHealth={setPictureMissing}
        />
        <MapBehaviour
          view={view}
          fitKey={props.fitKey}
          maxZoom={settings.maxZoom}
          destination={selection.destination}
          userMovedMap={userMovedMap}
          onMove={onMove}
          onClickMap={() => open(null)}
        />
        <Pins
          points={points}
          maxZoom={settings.maxZoom}
          openId={opened?.kind === "card" ? opened.id : null}
          onOpen={open}
          onHighlight={props.onHighlight}
          marks={props.marks}
          onMove={onMove}
        />
      </MapContainer>
      <div className={styles.foot}>
        <TilesNote isMissing={isPictureMissing} onRetry={() => setAttempt(attempt + 1)} />
      </div>
      {settings.attribution && <p className={styles.attribution}>{settings.attribution}</p>}
    </>
  );
}

interface TilesProps {
  readonly choice: TileChoice;
  readonly maxZoom: number;
  /** Increment it to request the tiles again. */
  readonly attempt: number;
  readonly onHealth: (isMissing: boolean) => void;
}

/** The tile layer below the pins. */
function Tiles({ choice, maxZoom, attempt, onHealth }: TilesProps) {
  const [layer, setLayer] = useState<LeafletTileLayer | null>(null);
  const isMissing = useTileHealth(layer);
  useEffect(() => onHealth(isMissing), [isMissing, onHealth]);
  useEffect(() => {
    if (attempt > 0) layer?.redraw();
  }, [layer, attempt]);
  return <TileLayer key={choice.url} ref={setLayer} url={choice.url} maxZoom={maxZoom} />;
}

/**
 * Makes Leaflet position tiles and pins by 2D transforms. With `translate3d` each of about sixty becomes a
 * compositor layer, which slows every frame of a scroll beside the map.
 */
function disable3dTransforms(): void {
  // Leaflet's own switch for browsers without 3D transforms; it has no other effect.
  Object.assign(Browser, { ie3d: true });
}
