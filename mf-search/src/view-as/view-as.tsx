import type { ResultVariant } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { GridIcon, Icon, LayoutListIcon, ListIcon, RowsIcon } from "@stays/ui";
import { useId } from "react";
import { VARIANTS } from "./chosen-variant.ts";
import { useVariant } from "./use-variant.ts";
import styles from "./view-as.module.css";

const ICONS = {
  Tile: GridIcon,
  List: LayoutListIcon,
  Standard: ListIcon,
  StandardCompact: RowsIcon,
} as const satisfies Record<ResultVariant, string>;

/** Selector of the four list variants. */
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
