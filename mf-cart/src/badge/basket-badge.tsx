import { useBasket, useBookingReport, useCartActions, useIsHydrated, useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, CloseIcon, Icon, IconButton, StatusText } from "@stays/ui";
import { useEffect } from "react";
import { useLateResult, useLostAdd } from "../add-to-basket/use-lost-add.ts";
import styles from "./basket-badge.module.css";
import { useRemovedItems } from "./use-removed-items.ts";

/** Basket button of the header, with the number of lines; opens the panel (CT-05). */
export function BasketBadge() {
  const { t } = useTexts("mf-cart");
  const isHydrated = useIsHydrated();
  const { count, refresh } = useBasket();
  const { openBasket } = useCartActions();
  const { watch } = useLostAdd();
  useRemovedItems();
  useEffect(() => {
    // A reload, or a lost connection, may have taken the answer.
    watch(undefined);
    const onOnline = () => watch("unknown");
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [watch]);
  const shown = isHydrated ? count : 0;

  function open() {
    // The online site writes to the same basket, so read it again.
    void refresh();
    openBasket();
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
      <LateAddNotice />
    </div>
  );
}

/**
 * Message under the basket button with the result of an activity or transport add whose own button is gone
 * (ruling 41).
 */
function LateAddNotice() {
  const found = useLateResult();
  const { t } = useTexts("mf-cart");
  const { dismissFailure } = useBookingReport();
  const { upsell } = useSettings();
  const isSaid = found !== null && !upsell.silentFailures;
  return (
    <div className={isSaid ? styles.word : undefined}>
      <StatusText>{isSaid && t(found === "absent" ? "notAdded" : "notKnown")}</StatusText>
      {isSaid && <IconButton icon={CloseIcon} label={t("dismiss")} onClick={dismissFailure} />}
    </div>
  );
}
