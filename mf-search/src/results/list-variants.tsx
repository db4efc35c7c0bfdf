import { type ResultVariant, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { GridIcon, Icon, LayoutListIcon, ListIcon, RowsIcon } from "@stays/ui";
import { useId } from "react";
import { persistentStore, usePersistentStore } from "../favourites/use-persistent-store.ts";
import styles from "./list-variants.module.css";

export const VARIANTS: readonly ResultVariant[] = ["Tile", "List", "Standard", "StandardCompact"];

/** Variant that the visitor chose; null = none yet. */
export const chosenVariant = persistentStore<ResultVariant | null>({
  key: "stays.view-as",
  absent: null,
  read: (stored) => VARIANTS.find((variant) => variant === stored) ?? null,
});

/** Card layout of each variant (SR-04). Standard is a row with a smaller picture (ruling 188). */
export const VARIANT_LAYOUTS = {
  Tile: "tile",
  List: "row",
  Standard: "standard",
  StandardCompact: "compact",
} as const satisfies Record<ResultVariant, string>;

/**
 * Returns the list variant: the visitor's choice, else that of the settings (SR-04). The choice is stored on
 * the device.
 */
export function useVariant(): readonly [ResultVariant, (variant: ResultVariant) => void] {
  const { variant } = useSettings().results;
  return [usePersistentStore(chosenVariant) ?? variant, chosenVariant.write];
}

const ICONS = {
  Tile: GridIcon,
  List: LayoutListIcon,
  Standard: ListIcon,
  StandardCompact: RowsIcon,
} as const satisfies Record<ResultVariant, string>;

export function ViewAs() {
  const { t } = useTexts("mf-search");
  const [variant, choose] = useVariant();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("viewAs")} className={styles.group}>
      {VARIANTS.map((option) => (
        <label key={option} className={styles.option} title={t(`view${option}`)}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === variant}
            aria-label={t(`view${option}`)}
            onChange={() => choose(option)}
            className={styles.input}
          />
          <Icon of={ICONS[option]} />
        </label>
      ))}
    </div>
  );
}
