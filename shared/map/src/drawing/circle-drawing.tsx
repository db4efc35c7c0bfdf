import { useFormat } from "@stays/texts";
import { Button, classNames, SelectField, usePartTexts } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import opened from "../card/opened-card.module.css";
import { useMapTexts } from "../map-texts.ts";
import type { MapCircle } from "../points/circle.ts";
import styles from "./circle-drawing.module.css";
import { drawingTexts } from "./drawing-texts.ts";
import { useCircleDrag } from "./use-circle-drag.ts";
import { useDistance } from "./use-distance.ts";

/** Distances that can be chosen without a pointer, in metres. */
const DISTANCES = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

export interface CircleDrawingProps {
  readonly map: LeafletMap;
  readonly draft: MapCircle | null;
  readonly isFullScreen: boolean;
  /** A stable function. */
  readonly onDraft: (circle: MapCircle) => void;
  readonly onUse: (circle: MapCircle) => void;
  readonly onCancel: () => void;
}

/**
 * Draws a circle on the map: by a drag from its middle to its edge, or, without a pointer, as a chosen distance
 * around the middle of the map, which the arrow keys move.
 */
export function CircleDrawing({ map, draft, isFullScreen, onDraft, onUse, onCancel }: CircleDrawingProps) {
  const { t } = useMapTexts();
  const ownText = usePartTexts("drawing", drawingTexts);
  const { number } = useFormat();
  const distance = useDistance(map, onDraft);
  const drag = useCircleDrag(map, (circle) => {
    distance.choose(null);
    onDraft(circle);
  });
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);

  const distanceText = (metres: number) =>
    metres < 1000 ? `${number(metres)}\u00a0m` : `${number(metres / 1000)}\u00a0km`;
  return (
    <>
      <div {...drag} className={styles.surface} />
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
              value={distance.metres === null ? "" : String(distance.metres)}
              onChange={(value) => distance.choose(value === "" ? null : Number(value))}
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
