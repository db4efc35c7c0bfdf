import type { Position } from "@stays/domain";
import Supercluster from "supercluster";
import type { MapBounds } from "../points/bounds.ts";
import type { PointWithPosition } from "../points/map-point.ts";

/** Pins closer to each other than this many pixels form a cluster. */
const CLUSTER_RADIUS = 56;
/** Leaflet's world is 256 pixels wide at zoom 0. */
const WORLD_WIDTH = 256;

/** What a position shows: one stay, or a cluster of stays. */
export type Pin =
  | { readonly kind: "stay"; readonly key: string; readonly point: PointWithPosition }
  | {
      readonly kind: "cluster";
      readonly key: string;
      readonly clusterId: number;
      readonly position: Position;
      readonly count: number;
    };

/** The effect of a click on a cluster: zoom in, or list the stays that no zoom can separate. */
export type ClusterOpening =
  | { readonly kind: "zoom"; readonly zoom: number }
  | { readonly kind: "list"; readonly points: readonly PointWithPosition[] };

/** Points that can be searched by rectangle and zoom. */
export interface ClusterIndex {
  /**
   * Returns the pins in a rectangle at a zoom.
   *
   * @param always ids with their own pin even within a cluster (selected, highlighted)
   */
  pinsIn(bounds: MapBounds, zoom: number, always?: readonly string[]): readonly Pin[];
  openingOf(clusterId: number): ClusterOpening;
}

const stayPin = (point: PointWithPosition): Pin => ({ kind: "stay", key: `stay ${point.id}`, point });

/** Clusters points for every zoom up to `maxZoom`; 10,000 points take some tens of milliseconds, once. */
export function clusterIndex(points: readonly PointWithPosition[], maxZoom: number): ClusterIndex {
  const clusters = new Supercluster<{ readonly point: PointWithPosition }>({
    radius: CLUSTER_RADIUS,
    extent: WORLD_WIDTH,
    maxZoom,
  });
  clusters.load(
    points.map((point) => ({
      type: "Feature",
      properties: { point },
      geometry: { type: "Point", coordinates: [point.position.longitude, point.position.latitude] },
    })),
  );
  const byId = new Map(points.map((point) => [point.id, point]));

  return {
    pinsIn({ south, west, north, east }, zoom, always = []) {
      const pins = clusters.getClusters([west, south, east, north], Math.round(zoom)).map((feature): Pin => {
        if (!("cluster" in feature.properties)) return stayPin(feature.properties.point);
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const { cluster_id: clusterId, point_count: count } = feature.properties;
        return {
          kind: "cluster",
          key: `cluster ${clusterId}`,
          clusterId,
          position: { latitude, longitude },
          count,
        };
      });
      const shownKeys = new Set(pins.map((pin) => pin.key));
      const added = [...new Set(always)]
        .flatMap((id) => byId.get(id) ?? [])
        .map(stayPin)
        .filter((pin) => !shownKeys.has(pin.key));
      return [...pins, ...added];
    },
    openingOf(clusterId) {
      const zoom = clusters.getClusterExpansionZoom(clusterId);
      if (zoom <= maxZoom) return { kind: "zoom", zoom };
      const leaves = clusters.getLeaves(clusterId, Number.POSITIVE_INFINITY);
      return { kind: "list", points: leaves.map((leaf) => leaf.properties.point) };
    },
  };
}
