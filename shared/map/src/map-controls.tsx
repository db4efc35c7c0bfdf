import {
  classNames,
  FullScreenIcon,
  Icon,
  IconButton,
  type IconShape,
  ListIcon,
  MinusIcon,
  PlusIcon,
  prefersReducedMotion,
  SearchIcon,
  StatusText,
  TextButton,
} from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { type ComponentProps, type Ref, useId } from "react";
import styles from "./map-controls.module.css";
import { useMapTexts } from "./map-texts.ts";
import type { TileChoice } from "./tiles/tile-choice.ts";

interface MapControlsProps {
  readonly map: LeafletMap | null;
  /** A visible title, for a map that no heading precedes; null = none (MP-01). */
  readonly title: string | null;
  readonly choices: readonly TileChoice[];
  readonly choice: TileChoice;
  readonly onChoose: (choice: TileChoice) => void;
  readonly onMove: () => void;
  /** undefined = the visitor has not moved the map. */
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
  const { t } = useMapTexts();
  const zoom = (steps: 1 | -1) => {
    onMove();
    map?.setZoom(map.getZoom() + steps, { animate: !prefersReducedMotion() });
  };
  return (
    <div className={styles.controls}>
      <div className={styles.middle}>
        {isFullScreen && onFullScreenChange && (
          <div className={styles.back}>
            <MapButton
              ref={props.closeButtonRef}
              icon={ListIcon}
              className={styles.showList}
              onClick={() => onFullScreenChange(false)}
            >
              {t("showList")}
            </MapButton>
          </div>
        )}
        {onSearchArea && (
          <MapButton icon={SearchIcon} className={styles.area} onClick={onSearchArea}>
            {t("searchArea")}
          </MapButton>
        )}
      </div>
      <div className={styles.left}>
        {props.title !== null && <h2 className={styles.title}>{props.title}</h2>}
        <LayerSwitch choices={props.choices} chosen={props.choice} onChoose={props.onChoose} />
      </div>
      <div className={styles.right}>
        {!isFullScreen && onFullScreenChange && (
          <MapButton
            ref={props.openButtonRef}
            icon={FullScreenIcon}
            className={styles.full}
            onClick={() => onFullScreenChange(true)}
          >
            {t("fullScreenMap")}
          </MapButton>
        )}
        <div className={styles.zoom}>
          <IconButton icon={PlusIcon} label={t("zoomIn")} onClick={() => zoom(1)} />
          <IconButton icon={MinusIcon} label={t("zoomOut")} onClick={() => zoom(-1)} />
        </div>
      </div>
    </div>
  );
}

interface MapButtonProps extends ComponentProps<"button"> {
  readonly icon: IconShape;
}

function MapButton({ icon, className, children, ...rest }: MapButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)}>
      <Icon of={icon} />
      <span>{children}</span>
    </button>
  );
}

interface LayerSwitchProps {
  readonly choices: readonly TileChoice[];
  readonly chosen: TileChoice;
  readonly onChoose: (choice: TileChoice) => void;
}

/** A switch between the site's own tiles and those of other services; nothing without a choice (MP-06). */
function LayerSwitch({ choices, chosen, onChoose }: LayerSwitchProps) {
  const { t } = useMapTexts();
  const group = useId();
  if (choices.length < 2) return null;
  return (
    <fieldset aria-label={t("layers")} className={styles.layers}>
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

interface TilesNoteProps {
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** A polite status for missing map tiles; pins and list keep working (MP-06). */
export function TilesNote({ isMissing, onRetry }: TilesNoteProps) {
  const { t } = useMapTexts();
  return (
    <StatusText>
      {isMissing && (
        <p className={styles.note}>
          <span>{`${t("tilesFailed")} `}</span>
          <TextButton onClick={onRetry}>{t("tryAgain")}</TextButton>
        </p>
      )}
    </StatusText>
  );
}
