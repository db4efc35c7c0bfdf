import { useFormat } from "@stays/texts";
import { useCallback, useMemo } from "react";
import { useMap } from "react-leaflet";
import { useMapTexts } from "../map-texts.ts";
import type { PointWithPosition } from "../points/map-point.ts";
import { prefersReducedMotion } from "../view/prefers-reduced-motion.ts";
import type { Opened } from "../view/use-selection.ts";
import { useView } from "../view/use-view.ts";
import { clusterIndex, type Pin } from "./cluster-index.ts";
import { ClusterPin } from "./cluster-pin.tsx";
import { fittingCaptions } from "./fitting-captions.ts";
import { pinLabel } from "./pin-label.ts";
import type { PinMarks } from "./pin-marks.ts";
import { StayPin } from "./stay-pin.tsx";

export interface PinsProps {
  readonly points: readonly PointWithPosition[];
  readonly maxZoom: number;
  readonly openId: string | null;
  readonly highlightedId: string | null;
  readonly marks: PinMarks;
  readonly onOpen: (opened: Opened) => void;
  readonly onHighlight: (id: string | null) => void;
  /** Called when the visitor zooms in by a cluster. */
  readonly onMove: () => void;
}

/** The pins in the viewport, close ones as clusters. Only these are in the DOM, for any number of stays. */
export function Pins(props: PinsProps) {
  const { points, maxZoom, openId, highlightedId, marks, onOpen, onHighlight, onMove } = props;
  const map = useMap();
  const view = useView(map);
  const index = useMemo(() => clusterIndex(points, maxZoom), [points, maxZoom]);
  const pins = useMemo(() => {
    const always = [openId, highlightedId].filter((id) => id !== null);
    return index.pinsIn(view.bounds, view.zoom, always);
  }, [index, view, openId, highlightedId]);

  const { t } = useMapTexts();
  const { money } = useFormat();
  const captionOf = (pin: Pin): string | null =>
    pin.kind === "cluster" && pin.lowestPrice
      ? `${t("from")} ${money(pin.lowestPrice.amount, pin.lowestPrice.currency)}`
      : null;
  const isSeen = (pin: Pin) => pin.kind === "stay" && marks.seen.has(pin.point.id);
  const isSaved = (pin: Pin) => pin.kind === "stay" && marks.saved.has(pin.point.id);
  const captionSides = fittingCaptions(
    pins.map((pin) => {
      const { latitude, longitude } = pin.kind === "cluster" ? pin.position : pin.point.position;
      const { x, y } = map.project([latitude, longitude], view.zoom);
      const text = pin.kind === "cluster" ? captionOf(pin) : pinLabel(pin.point, money).text;
      return { key: pin.key, kind: pin.kind, x, y, text, icons: Number(isSeen(pin)) + Number(isSaved(pin)) };
    }),
  );

  const openStay = useCallback(
    (id: string, byKeyboard: boolean) => onOpen({ kind: "card", id, takesFocus: byKeyboard }),
    [onOpen],
  );
  const openCluster = useCallback(
    (cluster: Extract<Pin, { kind: "cluster" }>) => {
      const opening = index.openingOf(cluster.clusterId);
      if (opening.kind === "list") {
        onOpen({ kind: "list", ids: opening.points.map((point) => point.id) });
        return;
      }
      onMove();
      const { latitude, longitude } = cluster.position;
      map.setView([latitude, longitude], opening.zoom, { animate: !prefersReducedMotion() });
      map.getContainer().focus({ preventScroll: true });
    },
    [index, map, onOpen, onMove],
  );

  return pins.map((pin) =>
    pin.kind === "cluster" ? (
      <ClusterPin
        key={pin.key}
        cluster={pin}
        caption={captionOf(pin)}
        side={captionSides.get(pin.key)}
        onOpen={openCluster}
      />
    ) : (
      <StayPin
        key={pin.key}
        point={pin.point}
        isOpen={pin.point.id === openId}
        isSeen={isSeen(pin)}
        isSaved={isSaved(pin)}
        savedIcon={marks.savedIcon}
        isHighlighted={pin.point.id === highlightedId}
        onOpen={openStay}
        onHighlight={onHighlight}
      />
    ),
  );
}
