import type { ResultVariant } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { ChevronDownIcon, GridIcon, Icon, LayoutListIcon, ListIcon, RowsIcon } from "@stays/ui";
import { useId, useRef } from "react";
import { VARIANTS } from "./chosen-variant.ts";
import { useVariant } from "./use-variant.ts";
import styles from "./view-as.module.css";

const ICONS = {
  Tile: GridIcon,
  List: LayoutListIcon,
  Standard: ListIcon,
  StandardCompact: RowsIcon,
} as const satisfies Record<ResultVariant, string>;

/** Selector of the four list variants. On phones a button opens it as a menu. */
export function ViewAs() {
  const { t } = useTexts("mf-search");
  const [variant, choose] = useVariant();
  const name = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.viewAs}>
      <button
        type="button"
        popoverTarget={name}
        aria-label={`${t("viewAs")}: ${t(`view${variant}`)}`}
        className={styles.button}
      >
        <Icon of={ICONS[variant]} />
        {t(`view${variant}`)}
        <Icon of={ChevronDownIcon} />
      </button>
      <div
        ref={menu}
        id={name}
        popover="auto"
        role="radiogroup"
        aria-label={t("viewAs")}
        className={styles.group}
      >
        {VARIANTS.map((option) => (
          <label key={option} className={styles.option} title={t(`view${option}`)}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === variant}
              aria-label={t(`view${option}`)}
              onChange={() => choose(option)}
              // Arrow keys choose with a click whose detail is 0: they leave the menu open.
              onClick={({ detail }) => detail > 0 && menu.current?.hidePopover?.()}
              className={styles.input}
            />
            <Icon of={ICONS[option]} />
            <span className={styles.label}>{t(`view${option}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
