import { useId } from "react";
import { useMapTexts } from "../map-texts.ts";
import type { TileChoice } from "../tiles/tile-choice.ts";
import styles from "./controls.module.css";

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
