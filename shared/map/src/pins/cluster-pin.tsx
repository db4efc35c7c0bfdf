import { useFormat } from "@stays/texts";
import { memo } from "react";
import { useMap } from "react-leaflet";
import { useMapTexts } from "../map-texts.ts";
import type { Pin } from "./cluster-index.ts";
import { isDragEnd } from "./drag-end.ts";
import { MapAnchor } from "./map-anchor.tsx";
import styles from "./pin.module.css";

type Cluster = Extract<Pin, { kind: "cluster" }>;

export interface ClusterPinProps {
  readonly cluster: Cluster;
  readonly onOpen: (cluster: Cluster) => void;
}

/** A pin for several stays close to each other; a click zooms in. */
export const ClusterPin = memo(function ClusterPin({ cluster, onOpen }: ClusterPinProps) {
  const map = useMap();
  const { t } = useMapTexts();
  const { number } = useFormat();
  return (
    <MapAnchor latitude={cluster.position.latitude} longitude={cluster.position.longitude}>
      <button
        type="button"
        className={styles.cluster}
        aria-label={t("stays", { count: cluster.count })}
        onClick={(event) => !isDragEnd(map, event) && onOpen(cluster)}
      >
        {number(cluster.count)}
      </button>
    </MapAnchor>
  );
});
