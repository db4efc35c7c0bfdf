import { useFormat } from "@stays/texts";
import { classNames } from "@stays/ui";
import { memo, useId } from "react";
import { useMap } from "react-leaflet";
import { useMapTexts } from "../map-texts.ts";
import type { Pin } from "./cluster-index.ts";
import { isDragEnd } from "./drag-end.ts";
import type { CaptionSide } from "./fitting-captions.ts";
import { MapAnchor } from "./map-anchor.tsx";
import styles from "./pin.module.css";

type Cluster = Extract<Pin, { kind: "cluster" }>;

export interface ClusterPinProps {
  readonly cluster: Cluster;
  /** `from 4 185 kr`; null = there is no price. */
  readonly caption: string | null;
  /** Where the caption fits; undefined = nowhere. */
  readonly side: CaptionSide | undefined;
  readonly onOpen: (cluster: Cluster) => void;
}

/**
 * A pin for several stays close to each other; a click zooms in. Its price is the button's description and not
 * its child, because visible text in a button must be part of its name (WCAG 2.5.3).
 */
export const ClusterPin = memo(function ClusterPin({ cluster, caption, side, onOpen }: ClusterPinProps) {
  const map = useMap();
  const captionId = useId();
  const hasCaption = caption !== null && side !== undefined;
  const { t } = useMapTexts();
  const { number } = useFormat();
  return (
    <MapAnchor latitude={cluster.position.latitude} longitude={cluster.position.longitude}>
      <button
        type="button"
        className={classNames(styles.cluster, hasCaption && styles[side])}
        aria-label={t("stays", { count: cluster.count })}
        aria-describedby={hasCaption ? captionId : undefined}
        onClick={(event) => !isDragEnd(map, event) && onOpen(cluster)}
      >
        {number(cluster.count)}
      </button>
      {hasCaption && (
        <span id={captionId} className={classNames(styles.caption, side === "above" && styles.captionAbove)}>
          {caption}
        </span>
      )}
    </MapAnchor>
  );
});
