import { type BasketFailure, useBasket, useCartActions, useIsHydrated, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, CloseIcon, Icon, IconButton, StatusText } from "@stays/ui";
import styles from "./basket-badge.module.css";
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

interface LateAddNoticeProps {
  /** Result of the basket check for an add; null = there is nothing to show. */
  readonly found: BasketFailure["found"] | null;
}

/**
 * Message under the basket button with the result of an activity or transport add whose own button is gone
 * (ruling 41).
 */
function LateAddNotice({ found }: LateAddNoticeProps) {
  const { t } = useTexts("mf-cart");
  const { clearFailure } = useCartActions();
  const { upsell } = useSettings();
  const isSaid = found !== null && !upsell.silentFailures;
  return (
    <div className={isSaid ? styles.word : undefined}>
      <StatusText>{isSaid && t(found === "absent" ? "notAdded" : "notKnown")}</StatusText>
      {isSaid && <IconButton icon={CloseIcon} label={t("dismiss")} onClick={clearFailure} />}
    </div>
  );
}
