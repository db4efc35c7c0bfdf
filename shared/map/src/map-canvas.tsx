import { prefersReducedMotion } from "@stays/ui";
import "leaflet/dist/leaflet.css";
import { useSettings } from "@stays/contract";
import { Browser, type Map as LeafletMap, type TileLayer as LeafletTileLayer } from "leaflet";
import { type Ref, type RefObject, useMemo, useState } from "react";
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

interface MapCanvasProps {
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
  const [layer, setLayer] = useState<LeafletTileLayer | null>(null);
  const isPictureMissing = useTileHealth(layer);
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
        <TileLayer key={props.choice.url} ref={setLayer} url={props.choice.url} maxZoom={settings.maxZoom} />
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
        <TilesNote isMissing={isPictureMissing} onRetry={() => layer?.redraw()} />
      </div>
      {settings.attribution && <p className={styles.attribution}>{settings.attribution}</p>}
    </>
  );
}

/**
 * Makes Leaflet position tiles and pins by 2D transforms. With `translate3d` each of about sixty becomes a
 * compositor layer, which slows every frame of a scroll beside the map.
 */
function disable3dTransforms(): void {
  // Leaflet's own switch for browsers without 3D transforms; it has no other effect.
  Object.assign(Browser, { ie3d: true });
}
