import { prefersReducedMotion } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import type { Ref } from "react";
import type { TileChoice } from "../tiles/tile-choice.ts";
import { FullScreenButton, ShowListButton } from "./full-screen-buttons.tsx";
import { LayerSwitch } from "./layer-switch.tsx";
import styles from "./map-controls.module.css";
import { SearchAreaButton } from "./search-area-button.tsx";
import { ZoomButtons } from "./zoom-buttons.tsx";

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
