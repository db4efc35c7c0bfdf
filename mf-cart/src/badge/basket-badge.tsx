import { useBasket, useCartActions, useIsHydrated } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, Icon } from "@stays/ui";
import styles from "./basket-badge.module.css";
import { LateAddNotice } from "./late-add-notice.tsx";
import { usePendingAdd } from "./use-pending-add.ts";

/** Basket button of the header, with the number of lines; opens the panel (CT-05). */
export function BasketBadge() {
  const { t } = useTexts("mf-cart");
  const isHydrated = useIsHydrated();
  const { count, refresh } = useBasket();
  const { openOverlay } = useCartActions();
  const lateFound = usePendingAdd();
  const shown = isHydrated ? count : 0;

  function open() {
    // The online site writes to the same basket, so read it again.
    void refresh();
    openOverlay({ kind: "panel" });
  }

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.badge}
        aria-haspopup="dialog"
        aria-label={shown > 0 ? t("basketCount", { count: shown }) : t("basket")}
        onClick={open}
      >
        <Icon of={BasketIcon} className={styles.icon} />
        <span className={styles.label}>{t("basket")}</span>
        {/* The space keeps the visible text part of the accessible name (WCAG 2.5.3). */}
        {shown > 0 && <span className={styles.count}>{` ${shown}`}</span>}
      </button>
      <LateAddNotice found={lateFound} />
    </div>
  );
}
