import {
  FullScreenIcon,
  Icon,
  ListIcon,
  MinusIcon,
  PlusIcon,
  prefersReducedMotion,
  SearchIcon,
} from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { type Ref, useId } from "react";
import styles from "./map-controls.module.css";
import { useMapTexts } from "./map-texts.ts";
import type { TileChoice } from "./tiles/tile-choice.ts";

export interface MapControlsProps {
  readonly map: LeafletMap | null;
  /** A visible title, for a map that no heading precedes; null = none (MP-01). */
  readonly title: string | null;
  readonly choices: readonly TileChoice[];
  readonly choice: TileChoice;
  readonly onChoose: (choice: TileChoice) => void;
  readonly onMove: () => void;
  readonly onSearchArea: (() => void) | undefined;
  readonly isFullScreen: boolean;
  readonly onFullScreenChange: ((isFullScreen: boolean) => void) | undefined;
  readonly openButtonRef: Ref<HTMLButtonElement>;
  readonly closeButtonRef: Ref<HTMLButtonElement>;
}

/**
 * The buttons over the map. Full screen and zoom are right, layers left, Search this area and Show list in
 * the middle. On a phone Show list is at the bottom, within reach of the thumb.
 */
export function MapControls(props: MapControlsProps) {
  const { map, isFullScreen, onFullScreenChange, onMove, onSearchArea } = props;
  return (
    <>
      {isFullScreen && onFullScreenChange && (
        <div className={styles.back}>
          <ShowListButton ref={props.closeButtonRef} onClick={() => onFullScreenChange(false)} />
        </div>
      )}
      <div className={styles.middle}>{onSearchArea && <SearchAreaButton onClick={onSearchArea} />}</div>
      <div className={styles.left}>
        {props.title !== null && <h2 className={styles.title}>{props.title}</h2>}
        <LayerSwitch choices={props.choices} chosen={props.choice} onChoose={props.onChoose} />
      </div>
      <div className={styles.right}>
        {!isFullScreen && onFullScreenChange && (
          <FullScreenButton ref={props.openButtonRef} onClick={() => onFullScreenChange(true)} />
        )}
        <ZoomButtons
          onZoom={(steps) => {
            onMove();
            map?.setZoom(map.getZoom() + steps, { animate: !prefersReducedMotion() });
          }}
        />
      </div>
    </>
  );
}

export interface FullScreenButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** A button that makes the map fill the window. */
export function FullScreenButton({ ref, onClick }: FullScreenButtonProps) {
  const { t } = useMapTexts();
  return (
    <button ref={ref} type="button" className={styles.full} onClick={onClick}>
      <Icon of={FullScreenIcon} />
      <span>{t("fullScreenMap")}</span>
    </button>
  );
}

export function ShowListButton({ ref, onClick }: FullScreenButtonProps) {
  const { t } = useMapTexts();
  return (
    <button ref={ref} type="button" className={styles.showList} onClick={onClick}>
      <Icon of={ListIcon} />
      <span>{t("showList")}</span>
    </button>
  );
}

export interface LayerSwitchProps {
  readonly choices: readonly TileChoice[];
  readonly chosen: TileChoice;
  readonly onChoose: (choice: TileChoice) => void;
}

/** A switch between the site's own tiles and those of other services; nothing without a choice (MP-06). */
export function LayerSwitch({ choices, chosen, onChoose }: LayerSwitchProps) {
  const { t } = useMapTexts();
  const group = useId();
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.layers}>
      <legend className={styles.hidden}>{t("layers")}</legend>
      {choices.map((choice) => (
        <label key={choice.url} className={styles.layer}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={choice.url === chosen.url}
            onChange={() => onChoose(choice)}
          />
          <span>{choice.name ?? t("ownLayer")}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A button that searches the visible area; shown once the visitor has moved the map. */
export function SearchAreaButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useMapTexts();
  return (
    <button type="button" className={styles.area} onClick={onClick}>
      <Icon of={SearchIcon} />
      <span>{t("searchArea")}</span>
    </button>
  );
}

/** Zoom in and zoom out, 44 px each. */
export function ZoomButtons({ onZoom }: { readonly onZoom: (steps: 1 | -1) => void }) {
  const { t } = useMapTexts();
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={t("zoomIn")} onClick={() => onZoom(1)}>
        <Icon of={PlusIcon} />
      </button>
      <button type="button" aria-label={t("zoomOut")} onClick={() => onZoom(-1)}>
        <Icon of={MinusIcon} />
      </button>
    </div>
  );
}

/** A polite status for missing map tiles; pins and list keep working (MP-06). */
export function TilesNote({
  isMissing,
  onRetry,
}: {
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useMapTexts();
  return (
    <div role="status">
      {isMissing && (
        <p className={styles.note}>
          <span>{`${t("tilesFailed")} `}</span>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t("tryAgain")}
          </button>
        </p>
      )}
    </div>
  );
}
