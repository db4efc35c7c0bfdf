import { useFormat } from "@stays/texts";
import { Button, classNames, SelectField, usePartTexts } from "@stays/ui";
import type { LatLng, Map as LeafletMap } from "leaflet";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import opened from "../card/opened-card.module.css";
import { useMapTexts } from "../map-texts.ts";
import type { MapCircle } from "../points/circle.ts";
import styles from "./circle-drawing.module.css";
import { drawingTexts } from "./drawing-texts.ts";

/** Distances that can be chosen without a pointer, in metres. */
const DISTANCES = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
/** Pixels between a chosen circle and the edge of the map. */
const MARGIN = 40;

export interface CircleDrawingProps {
  readonly map: LeafletMap;
  readonly draft: MapCircle | null;
  readonly isFullScreen: boolean;
  /** A stable function. */
  readonly onDraft: (circle: MapCircle) => void;
  readonly onUse: (circle: MapCircle) => void;
  readonly onCancel: () => void;
}

const circleAround = (middle: LatLng, metres: number): MapCircle => {
  const { lat: latitude, lng: longitude } = middle.wrap();
  return { latitude, longitude, metres };
};

/**
 * Draws a circle on the map: by a drag from its middle to its edge, or, without a pointer, as a chosen distance
 * around the middle of the map, which the arrow keys move.
 */
export function CircleDrawing({ map, draft, isFullScreen, onDraft, onUse, onCancel }: CircleDrawingProps) {
  const { t } = useMapTexts();
  const ownText = usePartTexts("drawing", drawingTexts);
  const { number } = useFormat();
  /** null = the circle is drawn by a drag. */
  const [chosen, setChosen] = useState<number | null>(null);
  const dragStart = useRef<LatLng | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    // The browser takes the end of a fast drag for a fling and swallows the tap after it, on Use this circle.
    // React's own touch listeners are passive and could not prevent it.
    const prevent = (event: TouchEvent) => event.preventDefault();
    const element = surface.current;
    element?.addEventListener("touchstart", prevent, { passive: false });
    return () => element?.removeEventListener("touchstart", prevent);
  }, []);

  useEffect(() => {
    if (chosen === null) return;
    const follow = () => onDraft(circleAround(map.getCenter(), chosen));
    map.on("move", follow);
    return () => {
      map.off("move", follow);
    };
  }, [map, chosen, onDraft]);

  function choose(metres: number | null) {
    setChosen(metres);
    if (metres === null) return;
    map.fitBounds(map.getCenter().toBounds(2 * metres), { padding: [MARGIN, MARGIN], animate: false });
    // In the same update as the choice: an effect comes later, and Enter may come first.
    onDraft(circleAround(map.getCenter(), metres));
  }
  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): LatLng {
    const { left, top } = currentTarget.getBoundingClientRect();
    return map.containerPointToLatLng([clientX - left, clientY - top]);
  }
  function startDrag(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = placeOf(event);
  }
  function drag(event: PointerEvent) {
    const middle = dragStart.current;
    if (!middle) return;
    setChosen(null);
    onDraft(circleAround(middle, map.distance(middle, placeOf(event))));
  }
  function endDrag() {
    dragStart.current = null;
  }

  const distanceText = (metres: number) =>
    metres < 1000 ? `${number(metres)}\u00a0m` : `${number(metres / 1000)}\u00a0km`;
  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      />
      <div className={classNames(opened.root, isFullScreen && opened.lifted)}>
        <div className={opened.card}>
          <form
            className={styles.panel}
            aria-label={t("drawCircle")}
            onSubmit={(event) => {
              event.preventDefault();
              if (draft) onUse(draft);
            }}
          >
            <SelectField
              ref={select}
              label={ownText("distance")}
              hint={ownText("hint")}
              value={chosen === null ? "" : String(chosen)}
              onChange={(value) => choose(value === "" ? null : Number(value))}
              options={[
                { value: "", label: ownText("asDrawn") },
                ...DISTANCES.map((metres) => ({ value: String(metres), label: distanceText(metres) })),
              ]}
            />
            <div className={styles.buttons}>
              <Button type="submit" size="small" disabled={draft === null}>
                {ownText("useCircle")}
              </Button>
              <Button variant="secondary" size="small" onClick={onCancel}>
                {ownText("cancel")}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </>
  );
}
