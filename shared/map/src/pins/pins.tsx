import { useFormat } from "@stays/texts";
import { CheckIcon, classNames, Icon, type IconShape, ItemBoundary, prefersReducedMotion } from "@stays/ui";
import { DomEvent, divIcon, type Map as LeafletMap } from "leaflet";
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Marker, useMap } from "react-leaflet";
import { useMapTexts } from "../map-texts.ts";
import type { MapPoint, PinMarks, PointWithPosition } from "../points/map-point.ts";
import { HighlightedId } from "../view/highlighted-id.ts";
import type { Opened } from "../view/use-selection.ts";
import { useView } from "../view/use-view.ts";
import { createClusterIndex, type Pin } from "./cluster-index.ts";
import { type CaptionSide, fittingCaptions } from "./fitting-captions.ts";
import styles from "./pin.module.css";

/** What makes the pins one tab stop: the keyboard goes from pin to pin by arrows. */
interface PinStop {
  readonly pinKey: string;
  /** Whether Tab reaches this pin. */
  readonly isStop: boolean;
  readonly onFocusPin: (key: string) => void;
}

interface StayPinProps extends PinStop {
  readonly point: PointWithPosition;
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  readonly isSeen: boolean;
  readonly isSaved: boolean;
  readonly savedIcon: IconShape;
  readonly onOpen: (opened: Opened) => void;
  readonly onHighlight: (id: string | null) => void;
}

/**
 * The pin of one stay: its price, else its name (MP-01). A saved stay has a heart and a seen one a check and a
 * dashed edge; the button's description says both.
 */
const StayPin = memo(function StayPin(props: StayPinProps) {
  const { pinKey, isStop, onFocusPin, point, isOpen, isHighlighted, isSeen, isSaved, onOpen, onHighlight } =
    props;
  const map = useMap();
  const marksId = useId();
  const { t } = useMapTexts();
  const { money } = useFormat();
  const { text, name } = pinLabel(point, money);
  const { latitude, longitude } = point.position;
  const isRaised = isOpen || isHighlighted;
  const marks = [isSaved && t("saved"), isSeen && t("seen")].filter((mark) => mark !== false);
  return (
    <MapAnchor pinKey={pinKey} latitude={latitude} longitude={longitude} isRaised={isRaised}>
      <button
        type="button"
        className={classNames(
          styles.pin,
          isSeen && styles.seen,
          isRaised && styles.raised,
          isOpen && styles.current,
        )}
        aria-label={name}
        aria-describedby={marks.length > 0 ? marksId : undefined}
        aria-expanded={isOpen}
        onClick={(event) => {
          // Opened by keyboard, the card takes the focus.
          if (!isDragEnd(map, event)) onOpen({ kind: "card", id: point.id, takesFocus: event.detail === 0 });
        }}
        onPointerEnter={() => onHighlight(point.id)}
        onPointerLeave={() => onHighlight(null)}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={moveFocus}
        onFocus={(event) => {
          onFocusPin(pinKey);
          onHighlight(point.id);
          panToFocus(map, event, [latitude, longitude]);
        }}
        onBlur={() => onHighlight(null)}
      >
        {isSaved && <Icon of={props.savedIcon} className={styles.saved} />}
        {isSeen && <Icon of={CheckIcon} />}
        <span className={styles.text} translate="no">
          {text}
        </span>
      </button>
      {marks.length > 0 && (
        <span id={marksId} hidden>
          {marks.join(", ")}
        </span>
      )}
    </MapAnchor>
  );
});

type Cluster = Extract<Pin, { kind: "cluster" }>;

interface ClusterPinProps extends PinStop {
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
const ClusterPin = memo(function ClusterPin(props: ClusterPinProps) {
  const { pinKey, isStop, onFocusPin, cluster, caption, side, onOpen } = props;
  const map = useMap();
  const captionId = useId();
  const hasCaption = caption !== null && side !== undefined;
  const { t } = useMapTexts();
  const { number } = useFormat();
  const { latitude, longitude } = cluster.position;
  return (
    <MapAnchor pinKey={pinKey} latitude={latitude} longitude={longitude}>
      <button
        type="button"
        className={classNames(styles.cluster, hasCaption && styles[side])}
        aria-label={t("stays", { count: cluster.count })}
        aria-describedby={hasCaption ? captionId : undefined}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={moveFocus}
        onFocus={(event) => {
          onFocusPin(pinKey);
          panToFocus(map, event, [latitude, longitude]);
        }}
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

/**
 * Puts the pins in the order of the list, in which the keyboard reaches them: Leaflet appends each new marker. The
 * marker with the focus is not moved, because that would end its focus.
 */
function useListOrder(map: LeafletMap, pins: readonly Pin[]): void {
  const order = pins.map(({ key }) => key).join("\n");
  // After the effects of the markers, which add them to the map.
  useEffect(() => {
    const pane = map.getPane("markerPane");
    if (!pane) return;
    const ranks = new Map(order.split("\n").map((key, index) => [key, index]));
    const rank = (marker: Element) => {
      const key = marker.querySelector<HTMLElement>("[data-pin]")?.dataset.pin ?? "";
      return ranks.get(key) ?? Number.POSITIVE_INFINITY;
    };
    const markers = [...pane.children];
    const sorted = [...markers].sort((left, right) => rank(left) - rank(right));
    if (sorted.every((marker, index) => marker === markers[index])) return;
    const focused = sorted.findIndex((marker) => marker.contains(document.activeElement));
    sorted[focused]?.before(...sorted.slice(0, focused));
    pane.append(...sorted.slice(focused + 1));
  }, [map, order]);
}

interface PinsProps {
  readonly points: readonly PointWithPosition[];
  readonly openId: string | null;
  readonly marks: PinMarks;
  readonly onOpen: (opened: Opened) => void;
  readonly onHighlight: (id: string | null) => void;
  /** Called when the visitor zooms in by a cluster. */
  readonly onMove: () => void;
}

/** The pins in the viewport, close ones as clusters. Only these are in the DOM, for any number of stays. */
export function Pins(props: PinsProps) {
  const { points, openId, marks, onOpen, onHighlight, onMove } = props;
  const map = useMap();
  const highlightedId = use(HighlightedId);
  const view = useView(map);
  const index = useMemo(() => createClusterIndex(points, map.getMaxZoom()), [points, map]);
  const found = useMemo(() => index.findPins(view.bounds, view.zoom), [index, view]);
  const pins = index.addStays(found, [openId, highlightedId]);
  useListOrder(map, pins);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const stop = pins.find(({ key }) => key === focusedKey) ?? pins[0];

  const { t } = useMapTexts();
  const { money } = useFormat();
  const formatCaption = (pin: Pin): string | null =>
    pin.kind === "cluster" && pin.lowestPrice
      ? `${t("from")} ${money(pin.lowestPrice.amount, pin.lowestPrice.currency)}`
      : null;
  const isSeen = (pin: Pin) => pin.kind === "stay" && marks.seen.has(pin.point.id);
  const isSaved = (pin: Pin) => pin.kind === "stay" && marks.saved.has(pin.point.id);
  const captionSides = fittingCaptions(
    pins.map((pin) => {
      const { latitude, longitude } = pin.kind === "cluster" ? pin.position : pin.point.position;
      const { x, y } = map.project([latitude, longitude], view.zoom);
      const text = pin.kind === "cluster" ? formatCaption(pin) : pinLabel(pin.point, money).text;
      return { key: pin.key, kind: pin.kind, x, y, text, icons: Number(isSeen(pin)) + Number(isSaved(pin)) };
    }),
  );

  const openCluster = useCallback(
    (cluster: Cluster) => {
      const opening = index.findOpening(cluster.clusterId);
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

  return pins.map((pin) => (
    <ItemBoundary key={pin.key} note="none">
      {pin.kind === "cluster" ? (
        <ClusterPin
          pinKey={pin.key}
          isStop={pin === stop}
          onFocusPin={setFocusedKey}
          cluster={pin}
          caption={formatCaption(pin)}
          side={captionSides.get(pin.key)}
          onOpen={openCluster}
        />
      ) : (
        <StayPin
          pinKey={pin.key}
          isStop={pin === stop}
          onFocusPin={setFocusedKey}
          point={pin.point}
          isOpen={pin.point.id === openId}
          isSeen={isSeen(pin)}
          isSaved={isSaved(pin)}
          savedIcon={marks.savedIcon}
          isHighlighted={pin.point.id === highlightedId}
          onOpen={onOpen}
          onHighlight={onHighlight}
        />
      )}
    </ItemBoundary>
  ));
}

/** Shows a pin that the keyboard has reached. */
function panToFocus(map: LeafletMap, { currentTarget }: FocusEvent, position: [number, number]): void {
  if (currentTarget.matches(":focus-visible")) map.panInside(position, { padding: [64, 64] });
}

/** Moves the focus from pin to pin, in the order of the list, which is that of their elements. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const pane = currentTarget.closest(".leaflet-marker-pane");
  const all = [...(pane?.querySelectorAll<HTMLElement>("[data-pin] > button") ?? [])];
  const at = all.indexOf(currentTarget);
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
  const target = new Map([
    ["ArrowDown", at + 1],
    ["ArrowUp", at - 1],
    ["ArrowRight", isMirrored ? at - 1 : at + 1],
    ["ArrowLeft", isMirrored ? at + 1 : at - 1],
    ["Home", 0],
    ["End", all.length - 1],
  ]).get(key);
  // With a modifier the keys are the browser's, such as Alt and an arrow for Back.
  if (target === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  all[target]?.focus({ preventScroll: true });
}

/**
 * Whether a click is the end of a drag that began on a pin; the browser reports such a drag as a click. A
 * keyboard click has no drag.
 */
function isDragEnd(map: LeafletMap, click: { readonly detail: number }): boolean {
  // Leaflet has this method; its types omit it.
  const dragging = map.dragging as typeof map.dragging & { moved?(): boolean };
  return click.detail > 0 && (dragging.moved?.() ?? false);
}

/** z-index offset of a raised pin. */
const RAISED = 10_000;

interface MapAnchorProps {
  readonly pinKey: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** An icon around an element; a double click on it does not zoom the map. */
function createIcon(element: HTMLElement) {
  DomEvent.on(element, "dblclick", DomEvent.stopPropagation);
  return divIcon({ html: element, className: styles.anchor ?? "", iconSize: [0, 0] });
}

/**
 * Renders React content at a map position. Leaflet moves it and React renders it, so that a pin is a real
 * button.
 */
function MapAnchor({ pinKey, latitude, longitude, isRaised = false, children }: MapAnchorProps) {
  const [element] = useState(() => {
    const created = document.createElement("div");
    created.dataset.pin = pinKey;
    return created;
  });
  const icon = useMemo(() => createIcon(element), [element]);
  // The marker moves whenever it receives another array.
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        zIndexOffset={isRaised ? RAISED : 0}
        interactive={false}
        keyboard={false}
      />
      {createPortal(children, element)}
    </>
  );
}

/**
 * Returns price and currency, else the name (MP-01). The accessible name is `{name}, {price}`, without a
 * price `{name}`.
 */
export function pinLabel(
  point: Pick<MapPoint, "name" | "price">,
  money: (amount: number, currency: string) => string,
) {
  if (!point.price) return { text: point.name, name: point.name };
  const price = money(point.price.amount, point.price.currency);
  return { text: price, name: `${point.name}, ${price}` };
}
