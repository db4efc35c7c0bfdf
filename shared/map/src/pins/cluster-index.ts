import type { OfferPrice, Position } from "@stays/domain";
import Supercluster from "supercluster";
import type { PointWithPosition } from "../points/map-point.ts";
import type { MapBounds } from "../points/opening-view.ts";

/** Pins closer to each other than this many pixels form a cluster. */
const CLUSTER_RADIUS = 56;
/** Leaflet's world is 256 pixels wide at zoom 0. */
const WORLD_WIDTH = 256;

interface PinPlace {
  readonly key: string;
  /** Index of its stay in the list; of a cluster that of its first stay. Pins have this order. */
  readonly listIndex: number;
}

/** What a position shows: one stay, or a cluster of stays. */
export type Pin =
  | (PinPlace & { readonly kind: "stay"; readonly point: PointWithPosition })
  | (PinPlace & {
      readonly kind: "cluster";
      readonly clusterId: number;
      readonly position: Position;
      readonly count: number;
      /** The lowest price of its stays; null = none has one, or they differ in currency. */
      readonly lowestPrice: OfferPrice | null;
    });

/** The effect of a click on a cluster: zoom in, or list the stays that no zoom can separate. */
export type ClusterOpening =
  | { readonly kind: "zoom"; readonly zoom: number }
  | { readonly kind: "list"; readonly points: readonly PointWithPosition[] };

/** Points that can be searched by rectangle and zoom. */
export interface ClusterIndex {
  /** Returns the pins in a rectangle at a zoom, in the order of the list. */
  findPins(bounds: MapBounds, zoom: number): readonly Pin[];
  /** Adds the stays that have their own pin even within a cluster: the selected and the highlighted one. */
  addStays(pins: readonly Pin[], ids: readonly (string | null)[]): readonly Pin[];
  findOpening(clusterId: number): ClusterOpening;
}

/** The prices of a cluster's stays, as far as they are known, and the index of the first. */
interface ClusterSum {
  lowest: OfferPrice | null;
  isMixed: boolean;
  listIndex: number;
}

function addToCluster(sum: ClusterSum, { lowest, isMixed, listIndex }: Readonly<ClusterSum>): void {
  sum.listIndex = Math.min(sum.listIndex, listIndex);
  if (isMixed || (sum.lowest && lowest && sum.lowest.currency !== lowest.currency)) sum.isMixed = true;
  if (lowest && (!sum.lowest || lowest.amount < sum.lowest.amount)) sum.lowest = lowest;
}

interface ListedPoint {
  readonly point: PointWithPosition;
  readonly listIndex: number;
}

const stayPin = (listed: ListedPoint): Pin => ({ kind: "stay", key: `stay ${listed.point.id}`, ...listed });

const inListOrder = (pins: readonly Pin[]): readonly Pin[] =>
  [...pins].sort((left, right) => left.listIndex - right.listIndex);

/** Clusters points for every zoom up to `maxZoom`; 10,000 points take some tens of milliseconds, once. */
export function createClusterIndex(points: readonly PointWithPosition[], maxZoom: number): ClusterIndex {
  const clusters = new Supercluster<ListedPoint, ClusterSum>({
    radius: CLUSTER_RADIUS,
    extent: WORLD_WIDTH,
    maxZoom,
    map: ({ point, listIndex }) => ({ lowest: point.price, isMixed: false, listIndex }),
    reduce: addToCluster,
  });
  const listed = points.map((point, listIndex): ListedPoint => ({ point, listIndex }));
  clusters.load(
    listed.map(({ point, listIndex }) => ({
      type: "Feature",
      properties: { point, listIndex },
      geometry: { type: "Point", coordinates: [point.position.longitude, point.position.latitude] },
    })),
  );
  const byId = new Map(listed.map((one) => [one.point.id, one]));

  return {
    findPins({ south, west, north, east }, zoom) {
      const found = clusters.getClusters([west, south, east, north], Math.round(zoom)).map((feature): Pin => {
        if (!("cluster" in feature.properties)) return stayPin(feature.properties);
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const { cluster_id: clusterId, point_count: count, lowest, isMixed, listIndex } = feature.properties;
        return {
          kind: "cluster",
          key: `cluster ${clusterId}`,
          listIndex,
          clusterId,
          position: { latitude, longitude },
          count,
          lowestPrice: isMixed ? null : lowest,
        };
      });
      return inListOrder(found);
    },
    addStays(pins, ids) {
      const shownKeys = new Set(pins.map((pin) => pin.key));
      const added = [...new Set(ids)]
        .flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])))
        .map(stayPin)
        .filter((pin) => !shownKeys.has(pin.key));
      return inListOrder([...pins, ...added]);
    },
    findOpening(clusterId) {
      const zoom = clusters.getClusterExpansionZoom(clusterId);
      if (zoom <= maxZoom) return { kind: "zoom", zoom };
      const leaves = clusters.getLeaves(clusterId, Number.POSITIVE_INFINITY);
      return { kind: "list", points: leaves.map((leaf) => leaf.properties.point) };
    },
  };
}
